package be.becivic.site.page;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.observation.Observations;
import be.becivic.site.body.BodyContext;
import be.becivic.site.body.BodyHtml;
import be.becivic.site.body.Citations;
import be.becivic.site.body.Outline;
import be.becivic.site.facts.Standing;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A skill's text and what is known about it at one moment, for every form of its page. */
final class SkillText {
  static final BodyContext.Words WORDS =
      new BodyContext.Words("Risk", "last stable", "not yet stable");

  private final Shelf shelf;
  private final Skill skill;
  private final boolean disclaims;
  private final Citations citations;
  private final Optional<Observations> observations;
  private final Optional<Standing> standing;
  private @Nullable Written written;

  /** The text as people read it, and its headings. */
  record Written(Outline outline, BodyHtml html) {}

  SkillText(Shelf shelf, Skill skill) {
    this.shelf = shelf;
    this.skill = skill;
    this.disclaims = shelf.parsed().disclaims(skill);
    this.citations = Citations.of(skill.tags(), shelf.facts());
    this.observations = shelf.facts().findObservations(skill.id());
    this.standing = shelf.facts().findStanding(Links.target(skill));
  }

  Skill skill() {
    return skill;
  }

  /** Whether its introduction sends people to their commune. */
  boolean disclaims() {
    return disclaims;
  }

  Citations citations() {
    return citations;
  }

  Optional<Observations> observations() {
    return observations;
  }

  boolean asksForObservations() {
    return skill.tags().stream().anyMatch(tag -> tag.kind() == TagKind.OBSERVATIONS);
  }

  Optional<Standing> standing() {
    return standing;
  }

  Written written() {
    Written known = written;
    if (known == null) {
      Body body = shelf.parsed().body(skill);
      Outline outline = Outline.of(body.document());
      BodyContext context = new BodyContext(shelf.corpus(), citations, outline, WORDS);
      known = new Written(outline, BodyHtml.of(body.document(), context));
      written = known;
    }
    return known;
  }
}

package be.becivic.site.page.common;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.observation.Observations;
import be.becivic.site.body.BodyContext;
import be.becivic.site.body.BodyHtml;
import be.becivic.site.body.Citations;
import be.becivic.site.body.HeadingOutline;
import be.becivic.site.facts.ArtefactStanding;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A skill's text and what is known about it at one moment, for every form of its page. */
public final class SkillText {
  public static final BodyContext.Words WORDS =
      new BodyContext.Words("Risk", "last stable", "not yet stable");

  private final PageContext shelf;
  private final Skill skill;
  private final boolean disclaims;
  private final Citations citations;
  private final Optional<Observations> observations;
  private final Optional<ArtefactStanding> standing;
  private @Nullable Written written;

  /** The text as people read it, and its headings. */
  public record Written(HeadingOutline outline, BodyHtml html) {}

  SkillText(PageContext shelf, Skill skill) {
    this.shelf = shelf;
    this.skill = skill;
    this.disclaims = shelf.parsed().disclaims(skill);
    this.citations = Citations.of(skill.tags(), shelf.facts());
    this.observations = shelf.facts().findObservations(skill.id());
    this.standing = shelf.facts().findStanding(ArtefactLinks.target(skill));
  }

  public Skill skill() {
    return skill;
  }

  /** Whether its introduction sends people to their commune. */
  public boolean disclaims() {
    return disclaims;
  }

  public Citations citations() {
    return citations;
  }

  public Optional<Observations> observations() {
    return observations;
  }

  public boolean asksForObservations() {
    return skill.tags().stream().anyMatch(tag -> tag.kind() == TagKind.OBSERVATIONS);
  }

  public Optional<ArtefactStanding> standing() {
    return standing;
  }

  public Written written() {
    Written known = written;
    if (known == null) {
      Body body = shelf.parsed().body(skill);
      HeadingOutline outline = HeadingOutline.of(body.document());
      BodyContext context = new BodyContext(shelf.corpus(), citations, outline, WORDS);
      known = new Written(outline, BodyHtml.of(body.document(), context));
      written = known;
    }
    return known;
  }
}

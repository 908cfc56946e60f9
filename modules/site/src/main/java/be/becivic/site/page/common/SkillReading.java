package be.becivic.site.page.common;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.translation.SkillTranslations;
import be.becivic.library.observation.Observations;
import be.becivic.site.body.BesidePlaces;
import be.becivic.site.body.BodyContext;
import be.becivic.site.body.BodyHtml;
import be.becivic.site.body.Citations;
import be.becivic.site.body.HeadingOutline;
import be.becivic.site.body.ReadingOrder;
import be.becivic.site.body.SkillContents;
import be.becivic.site.facts.ArtefactStanding;
import java.util.Optional;
import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;

/** A skill's text and what is known about it, read once for every form of its page. */
public final class SkillReading {
  public static final BodyContext.Words WORDS = new BodyContext.Words("Risk");

  private final PageContext context;
  private final Skill skill;
  private final Citations citations;
  private final Optional<Observations> observations;
  private final Optional<ArtefactStanding> standing;
  private final BesideBlock beside;
  private @Nullable SkillTranslations translations;
  private @Nullable Body body;
  private @Nullable Written written;

  /** The text as people read it, its headings, and what a page says first. */
  public record Written(HeadingOutline outline, SkillContents contents, BodyHtml html) {}

  SkillReading(PageContext context, Skill skill) {
    this.context = context;
    this.skill = skill;
    this.citations = Citations.of(skill.tags(), context.facts());
    this.observations = context.facts().findObservations(skill.id());
    this.beside = new BesideBlock(context, Beside.of(context, skill));
    this.standing = context.facts().findStanding(ArtefactLinks.target(skill));
  }

  public Skill skill() {
    return skill;
  }

  /** Whether its introduction sends people to their commune. */
  public boolean disclaims() {
    return context.shared().mentions().disclaims(skill, this::body);
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

  /** What stands beside the text. */
  public BesideBlock beside() {
    return beside;
  }

  /** Where it does. */
  public BesidePlaces places() {
    return new BesidePlaces(beside.body(), skill.bodyOffset());
  }

  public Written written() {
    Written known = written;
    if (known == null) {
      Node document = body().document();
      ReadingOrder.arrange(document);
      HeadingOutline outline = HeadingOutline.ofSkill(document);
      Corpus corpus = context.content().everything();
      BodyContext cited =
          new BodyContext(corpus, translations(), citations, outline, places(), WORDS);
      known =
          new Written(outline, SkillContents.of(document, outline), BodyHtml.of(document, cited));
      written = known;
    }
    return known;
  }

  /** What is said in other languages. */
  public SkillTranslations translations() {
    SkillTranslations known = translations;
    if (known == null) {
      known = SkillTranslations.of(context.content().everything(), skill.id());
      translations = known;
    }
    return known;
  }

  private Body body() {
    Body known = body;
    if (known == null) {
      known = skill.body();
      body = known;
    }
    return known;
  }
}

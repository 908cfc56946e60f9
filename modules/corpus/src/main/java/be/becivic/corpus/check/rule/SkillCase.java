package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.Schemas;
import java.util.List;

/** A skill under check; its body is parsed once for all rules. */
public record SkillCase(CorpusCase all, Skill skill, Body body, List<CatalogueTag> cited) {

  public static SkillCase of(CorpusCase all, Skill skill) {
    Body body = skill.body();
    return new SkillCase(all, skill, body, CatalogueTag.in(body.tags()));
  }

  public Corpus corpus() {
    return all.corpus();
  }

  public CatalogueLookup catalogue() {
    return all.catalogue();
  }

  public Schemas schemas() {
    return all.schemas();
  }

  public Frontmatter fields() {
    return skill.frontmatter();
  }

  public String text() {
    return skill.file().text();
  }

  /** Where a frontmatter field stands. */
  public Span at(String pointer) {
    return fields().locate(pointer);
  }

  /** Where the body begins. */
  public Span top() {
    return Span.at(skill.bodyOffset());
  }

  /** Whether a body is expected; a skeleton at draft has none yet (§6.1). */
  public boolean hasBody() {
    return !skill.hasStatus(Status.DRAFT);
  }
}

package be.becivic.corpus.check.internal;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.data.Catalogue;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.Schemas;
import java.util.List;

/** A skill under check; its body is parsed once for all rules. */
record SkillCase(CorpusCase all, Skill skill, Body body, List<CatalogueTag> cited) {

  static SkillCase of(CorpusCase all, Skill skill) {
    Body body = skill.body();
    return new SkillCase(all, skill, body, CatalogueTag.in(body));
  }

  Corpus corpus() {
    return all.corpus();
  }

  Catalogue catalogue() {
    return all.catalogue();
  }

  Schemas schemas() {
    return all.schemas();
  }

  Frontmatter fields() {
    return skill.frontmatter();
  }

  String text() {
    return skill.file().text();
  }

  /** Where a frontmatter field stands. */
  Span at(String pointer) {
    return fields().locate(pointer);
  }

  /** Where the body begins. */
  Span top() {
    return Span.at(skill.bodyOffset());
  }

  /** Whether a body is expected; a skeleton at draft has none yet (§6.1). */
  boolean hasBody() {
    return !skill.hasStatus(Status.DRAFT);
  }
}

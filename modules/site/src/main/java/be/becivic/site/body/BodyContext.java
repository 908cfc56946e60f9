package be.becivic.site.body;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.translation.SkillTranslations;

/** What decides about a text whoever reads it. */
public record BodyContext(
    Corpus corpus,
    SkillTranslations translations,
    Citations citations,
    HeadingOutline outline,
    BesidePlaces beside,
    Words words) {

  LocalHeadings headings() {
    return new LocalHeadings(corpus.phrases());
  }

  /** The few words the interface adds inside a text. */
  public record Words(String risk) {}
}

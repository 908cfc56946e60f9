package be.becivic.site.body;

import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import java.util.Optional;

/** Headings of a skill as its reader knows them: sections by our names, cases where translated. */
public record LocalHeadings(TranslatedPhrases phrases) {
  /** Absent where a heading is only there in the author's English. */
  public Optional<String> find(HeadingOutline.Item item, Language language) {
    return item.section()
        .map(section -> Messages.in(language).get(section.message()))
        .or(() -> phrases.find(item.title(), language.code()).map(language::typeset));
  }
}

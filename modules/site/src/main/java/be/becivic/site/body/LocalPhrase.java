package be.becivic.site.body;

import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.site.language.Language;
import java.util.Arrays;
import java.util.Optional;

/** Short words an author wrote, with what they are in other languages. */
record LocalPhrase(String english, TranslatedPhrases phrases) {
  Optional<String> in(Language language) {
    return phrases.find(english, language.code()).map(language::typeset);
  }

  /** Whether it differs from reader to reader. */
  boolean isTranslated() {
    return Arrays.stream(Language.values()).anyMatch(language -> in(language).isPresent());
  }
}

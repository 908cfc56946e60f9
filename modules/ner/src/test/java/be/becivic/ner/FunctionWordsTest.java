package be.becivic.ner;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.lexicon.Hint;
import be.becivic.ner.lexicon.RuleBook;
import be.becivic.ner.text.ModelLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many pronouns and prepositions are somebody's name: Man, An, Elle, Das. */
class FunctionWordsTest {
  private static final Recogniser RECOGNISER = Recogniser.load();

  @ParameterizedTest
  @EnumSource
  void aFunctionWordThatActsIsNobody(ModelLanguage language) {
    List<String> words = RuleBook.of(language).hints().words(Hint.FUNCTION);
    var marked = new ArrayList<String>();
    for (String word : words) {
      for (String deed : deeds(language)) {
        String text = word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) + deed;
        if (isOpeningMarked(text, Optional.of(language))
            || isOpeningMarked(text, Optional.empty())) {
          marked.add(text);
        }
      }
    }

    assertThat(words).hasSizeGreaterThan(100).allMatch(word -> !word.isBlank());
    assertThat(marked).isEmpty();
  }

  private static boolean isOpeningMarked(String text, Optional<ModelLanguage> language) {
    return RECOGNISER.recognise(text, language).stream().anyMatch(span -> span.start() == 0);
  }

  private static List<String> deeds(ModelLanguage language) {
    return switch (language) {
      case FR -> List.of(" m'a dit de revenir au guichet.", " explique la règle de la commune.");
      case NL -> List.of(" zei dat het loket open is.", " heeft mijn brief gelezen.");
      case DE -> List.of(" antwortete mir nur auf Französisch.", " hat mir am Schalter geholfen.");
      case EN -> List.of(" told me to wait at the desk.", " asked for a copy of the card.");
    };
  }
}

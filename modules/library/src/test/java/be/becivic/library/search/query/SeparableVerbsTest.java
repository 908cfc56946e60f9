package be.becivic.library.search.query;

import static be.becivic.library.search.text.SearchLanguage.DE;
import static be.becivic.library.search.text.SearchLanguage.EN;
import static be.becivic.library.search.text.SearchLanguage.NL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.search.text.Analysers;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchWords;
import be.becivic.library.search.text.SearchWords.Group;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeparableVerbsTest {
  private static final SeparableVerbs VERBS =
      new SeparableVerbs(
          new ListedExpressions(
              Analysers.byField(),
              new SearchWords(
                  Set.of(),
                  Set.of(),
                  List.of(
                      new Group(
                          Set.of(),
                          false,
                          Map.of(
                              DE, List.of("anmelden", "umziehen"),
                              NL, List.of("inschrijven", "aangeven", "aanvragen", "aflezen")))))));

  @ParameterizedTest
  @CsvSource({
    "DE, wie melde ich mich an, wie anmelde ich mich",
    "DE, wir ziehen morgen um, wir umziehen morgen",
    "NL, hoe schrijf ik mij in, hoe inschrijven ik mij",
    "NL, waar geef ik dat aan, waar aangeven ik dat",
    "NL, waar vraag ik dat aan, waar aanvraag ik dat",
    "NL, wie leest de meter af, wie leest de meter af"
  })
  void aVerbIsMadeWholeWhereTheListKnowsIt(SearchLanguage language, String asked, String read) {
    assertThat(VERBS.whole(List.of(asked.split(" ")), language)).containsExactly(read.split(" "));
  }

  @Test
  void whatTheListDoesNotKnowStaysAsItIs() {
    List<String> words = List.of("ich", "rufe", "an");
    assertThat(VERBS.whole(words, DE)).isEqualTo(words);
  }

  @Test
  void aSmallWordWithinTheClauseIsNoEndOfAVerb() {
    List<String> words = List.of("ich", "melde", "an", "alle");
    assertThat(VERBS.whole(words, DE)).isEqualTo(words);
  }

  @Test
  void otherLanguagesTakeNoVerbsApart() {
    List<String> words = List.of("melden", "an");
    assertThat(VERBS.whole(words, EN)).isEqualTo(words);
    assertThat(VERBS.whole(List.of(), DE)).isEmpty();
  }
}

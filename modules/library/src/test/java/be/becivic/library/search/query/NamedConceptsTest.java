package be.becivic.library.search.query;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.search.query.NamedConcepts.Concept;
import be.becivic.library.search.text.Analysers;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchWords;
import be.becivic.library.search.text.SearchWords.Group;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NamedConceptsTest {
  private static final int CARD = 0;
  private static final int BIRTH = 1;
  private static final int BIRTH_CERTIFICATE = 2;
  private static final int UNTRANSLATED = 3;

  private final NamedConcepts concepts =
      new NamedConcepts(
          new ListedExpressions(
              Analysers.byField(),
              new SearchWords(
                  Set.of(),
                  Set.of(),
                  List.of(
                      group("residence card", "carte de séjour", "verblijfskaart"),
                      group("birth", "naissance", "geboorte"),
                      group("birth certificate", "acte de naissance", "geboorteakte"),
                      group("no translation", "sans traduction", "zonder vertaling")))));

  @Test
  void anExpressionMeansTheSameInEveryLanguage() {
    for (String typed : List.of("residence cards", "carte sejour", "verblijfskaart")) {
      assertThat(groups(typed)).as(typed).containsExactly(Set.of(CARD));
    }
  }

  @Test
  void itsWordsMayStandInAnotherOrderAndALittleApart() {
    assertThat(groups("certificate birth")).containsExactly(Set.of(BIRTH_CERTIFICATE));
    assertThat(groups("residence permit card")).containsExactly(Set.of(CARD));
    assertThat(groups("residence as long as my old card")).isEmpty();
  }

  @Test
  void aCompoundMayBeWrittenApart() {
    assertThat(groups("verblijfs kaart")).containsExactly(Set.of(CARD));
  }

  @Test
  void twoWordsMayBeWrittenAsOne() {
    assertThat(groups("residencecard")).containsExactly(Set.of(CARD));
  }

  @Test
  void aCompoundSaysWhatItsPartsSay() {
    assertThat(groups("geboorteverblijfskaart")).containsExactly(Set.of(BIRTH), Set.of(CARD));
  }

  @Test
  void aPartOfALongerExpressionIsNotMeant() {
    assertThat(groups("birth certificate")).containsExactly(Set.of(BIRTH_CERTIFICATE));
    assertThat(groups("birth")).containsExactly(Set.of(BIRTH));
  }

  @Test
  void inAnotherLanguageAWordCountsOnlyAsItIsListed() {
    Set<SearchLanguage> french = Set.of(SearchLanguage.FR);
    assertThat(groups("geboorte", french)).containsExactly(Set.of(BIRTH));
    assertThat(groups("births", french)).isEmpty();
    assertThat(groups("naissances", french)).containsExactly(Set.of(BIRTH));
  }

  @Test
  void smallWordsCountWhereTheyTurnTheMeaning() {
    assertThat(groups("sans traduction")).containsExactly(Set.of(UNTRANSLATED));
    assertThat(groups("traduction")).isEmpty();
  }

  private List<Set<Integer>> groups(String typed) {
    return groups(typed, Set.of(SearchLanguage.values()));
  }

  private List<Set<Integer>> groups(String typed, Set<SearchLanguage> spoken) {
    return concepts.of(List.of(typed.split(" ")), spoken).stream().map(Concept::groups).toList();
  }

  private static Group group(String english, String french, String dutch) {
    return new Group(
        Set.of(),
        false,
        Map.of(
            SearchLanguage.EN, List.of(english),
            SearchLanguage.FR, List.of(french),
            SearchLanguage.NL, List.of(dutch)));
  }
}

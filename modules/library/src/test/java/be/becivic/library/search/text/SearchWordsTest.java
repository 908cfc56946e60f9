package be.becivic.library.search.text;

import static be.becivic.library.search.SearchVerdict.NOTHING_FITS;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.library.search.SearchIndex;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchSamples;
import be.becivic.library.search.SearchVerdict;
import be.becivic.library.search.Shipped;
import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.text.SearchWords.Group;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SearchWordsTest {
  private static final SearchDocument ONE =
      SearchSamples.skill("one", Status.ALPHA, "family", "Register a birth", "");
  private static final SearchDocument OTHER =
      SearchSamples.skill("other", Status.ALPHA, "family", "Renew a card", "");

  @Test
  void otherWordsForANameFindWhatBearsIt() {
    assertThat(found("naissance", Set.of(), "birth", "naissance")).containsExactly("one");
  }

  @Test
  void whatAGroupIsAboutIsFoundThoughItNeverSaysSo() {
    assertThat(found("sage-femme", Set.of("other"), "midwife", "sage-femme"))
        .containsExactly("other");
  }

  @Test
  void aGroupThatSaysWhatItIsAboutLeadsNowhereElse() {
    assertThat(found("naissance", Set.of("other"), "birth", "naissance")).containsExactly("other");
  }

  @Test
  void everythingTheShippedListIsAboutExists() {
    Corpus corpus = Shipped.corpus();
    Set<String> ids =
        Shipped.documents(corpus).stream().map(SearchDocument::id).collect(Collectors.toSet());
    assertThat(SearchWords.of(corpus).groups())
        .isNotEmpty()
        .allSatisfy(group -> assertThat(ids).containsAll(group.about()));
  }

  @Test
  void whatEveryCountryHasIsNotOursWhenAnotherIsNamed() {
    Corpus corpus = Shipped.corpus();
    SearchWords words = SearchWords.of(corpus);
    try (SearchIndex index = SearchIndex.build(Shipped.documents(corpus), words)) {
      assertThat(verdict(index, "renew my residence card")).isNotEqualTo(NOTHING_FITS);
      assertThat(verdict(index, "renew my Swiss residence card")).isEqualTo(NOTHING_FITS);
      assertThat(verdict(index, "renouveler un titre de séjour en Italie")).isEqualTo(NOTHING_FITS);
      assertThat(verdict(index, "Spaanse verblijfskaart verlengen")).isEqualTo(NOTHING_FITS);
      assertThat(verdict(index, "Steuererklärung in Österreich")).isEqualTo(NOTHING_FITS);
      assertThat(verdict(index, "exchange my Swiss driving licence")).isNotEqualTo(NOTHING_FITS);
      assertThat(verdict(index, "I am Swiss, how do I renew my residence card"))
          .isNotEqualTo(NOTHING_FITS);
    }
  }

  @Test
  void whatADocumentNeedsIsFoundByItsCountry() {
    Corpus corpus = Shipped.corpus();
    SearchWords words = SearchWords.of(corpus);
    try (SearchIndex index = SearchIndex.build(Shipped.documents(corpus), words)) {
      assertThat(first(index, "Italian marriage certificate"))
          .isEqualTo("eu-2016-1191-multilingual-form");
      assertThat(first(index, "acte de naissance brésilien"))
          .isEqualTo("apostille-foreign-document-hague");
      assertThat(first(index, "Geburtsurkunde aus Kamerun"))
          .isEqualTo("consular-legalisation-foreign-document");
      assertThat(first(index, "birth certificate")).isEqualTo("birth-certificate-belgian");
    }
  }

  @Test
  void aRefusalIsContestedWhereTheThingRefusedIsAskedFor() {
    Corpus corpus = Shipped.corpus();
    SearchWords words = SearchWords.of(corpus);
    try (SearchIndex index = SearchIndex.build(Shipped.documents(corpus), words)) {
      assertThat(first(index, "beroep tegen weigering leefloon")).isEqualTo("social-help");
      assertThat(first(index, "appeal against refusal of unemployment benefit"))
          .isEqualTo("unemployment-benefit");
      assertThat(first(index, "recours contre le refus de séjour")).isEqualTo("residence-appeal");
    }
  }

  private static String first(SearchIndex index, String typed) {
    return index.answer(SearchQuery.of(typed)).results().getFirst().id();
  }

  private static SearchVerdict verdict(SearchIndex index, String typed) {
    return index.answer(SearchQuery.of(typed)).verdict();
  }

  @Test
  void nothingShippedIsCalledWhatTheListSaysItHasNothingAbout() {
    Corpus corpus = Shipped.corpus();
    SearchWords words = SearchWords.of(corpus);
    Set<String> elsewhere =
        words.groups().stream()
            .filter(Group::isElsewhere)
            .flatMap(group -> group.names().values().stream())
            .flatMap(List::stream)
            .map(String::toLowerCase)
            .collect(Collectors.toSet());
    assertThat(elsewhere).isNotEmpty();
    assertThat(
            Shipped.documents(corpus).stream()
                .flatMap(document -> document.wordings().values().stream())
                .map(wording -> wording.title().toLowerCase()))
        .doesNotContainAnyElementsOf(elsewhere);
  }

  private static List<String> found(
      String typed, Set<String> about, String english, String french) {
    Group group =
        new Group(
            about,
            false,
            Map.of(SearchLanguage.EN, List.of(english), SearchLanguage.FR, List.of(french)));
    SearchWords words = new SearchWords(Set.of(), Set.of(), List.of(group));
    try (SearchIndex index = SearchIndex.build(List.of(ONE, OTHER), words)) {
      return SearchSamples.ids(index, typed);
    }
  }
}

package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.text.SearchType;
import be.becivic.library.search.text.SearchWords;
import be.becivic.library.search.text.Snippet;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchIndexTest {
  private static SearchIndex index;

  @BeforeAll
  static void build() {
    index = Shipped.index();
  }

  @AfterAll
  static void close() {
    index.close();
  }

  @ParameterizedTest
  @CsvSource({
    "mutualité, mutualite-enrolment",
    "MUTUALITE, mutualite-enrolment",
    "fuehrerschein, driving-licence-exchange",
    "Führerschein, driving-licence-exchange",
    "menage, household-composition-certificate",
  })
  void caseAndDiacriticsDoNotMatter(String typed, String id) {
    assertThat(SearchSamples.ids(index, typed)).first().isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nat", "natio", "nationali", "nationality", "nationality app"})
  void whatIsStillBeingTypedFindsAlready(String typed) {
    assertThat(SearchSamples.ids(index, typed)).first().isEqualTo("nationality-application");
  }

  @ParameterizedTest
  @CsvSource({
    "apostile, apostille-foreign-document-hague",
    "mutualty, mutualite-enrolment",
    "rijbewjis, driving-licence-exchange",
    "marrage, marriage-declaration",
  })
  void oneSlipIsForgiven(String typed, String id) {
    assertThat(SearchSamples.ids(index, typed)).contains(id);
  }

  @ParameterizedTest
  @CsvSource({
    "register in Gent, commune-address-registration",
    "Gent afspraak gemeente, commune-arrival-appointment",
    "verhuisd naar Antwerpen, change-of-address",
  })
  void aPlaceSaysWhereNotWhat(String typed, String id) {
    assertThat(SearchSamples.ids(index, typed)).first().isEqualTo(id);
  }

  @Test
  void whatTellsMayStandAtTheEndOfALongSentence() {
    String typed = "hello dear all, I am here since some time with my wife and now I want to marry";
    assertThat(SearchSamples.ids(index, typed)).first().isEqualTo("marriage-declaration");
  }

  @Test
  void aNumberFindsTheFactThatSaysIt() {
    assertThat(SearchSamples.ids(index, "1000 euro")).anyMatch(id -> id.startsWith("val-"));
  }

  @Test
  void aWordThatExistsIsNotTakenForAnother() {
    assertThat(SearchSamples.ids(index, "gent")).first().isEqualTo("gent");
  }

  @Test
  void typesNarrow() {
    SearchQuery query =
        new SearchQuery(
            "nationality", Set.of(SearchType.VALUE), Set.of(Status.ALPHA), Optional.empty(), 50);
    assertThat(index.search(query))
        .isNotEmpty()
        .allMatch(result -> result.type() == SearchType.VALUE);
  }

  @Test
  void communesAreFoundByPostalCodeWhateverTheStatusAsked() {
    SearchQuery query =
        new SearchQuery("1050", SearchQuery.ALL_TYPES, Set.of(Status.STABLE), Optional.empty(), 10);
    assertThat(SearchSamples.ids(index, query)).first().isEqualTo("ixelles");
    assertThat(index.search(query).getFirst().title()).isEqualTo("Ixelles / Elsene");
  }

  @Test
  void themesNarrowPathsAndTopicsNarrowSkills() {
    SearchQuery query =
        new SearchQuery(
            "certificate",
            SearchQuery.ALL_TYPES,
            SearchQuery.DEFAULT_STATUSES,
            Optional.of("family"),
            50);
    assertThat(SearchSamples.ids(index, query))
        .contains("birth-certificate-belgian", "birth-registration")
        .doesNotContain("criminal-record-extract");
  }

  @Test
  void onlyWhatIsRenderedIsFoundUnlessAskedFor() {
    List<SearchDocument> documents =
        Stream.of(Status.values())
            .map(
                status ->
                    SearchSamples.skill(status.wireName(), status, "family", "Same title", ""))
            .toList();
    try (SearchIndex small = SearchIndex.build(documents, SearchWords.NONE)) {
      assertThat(SearchSamples.ids(small, "title"))
          .containsExactlyInAnyOrder("alpha", "beta", "stable");
      SearchQuery drafts =
          new SearchQuery(
              "title", SearchQuery.ALL_TYPES, Set.of(Status.DRAFT), Optional.empty(), 10);
      assertThat(SearchSamples.ids(small, drafts)).containsExactly("draft");
    }
  }

  @Test
  void aPathIsShownInTheLanguageThatMatched() {
    Map<String, String> titles =
        Map.of(
            "acte de naissance", "Acte de naissance belge",
            "geboorteakte", "Belgische geboorteakte",
            "Geburtsurkunde", "Belgische Geburtsurkunde",
            "birth certificate", "Belgian birth certificate");
    titles.forEach(
        (typed, title) ->
            assertThat(index.search(SearchQuery.of(typed)))
                .as(typed)
                .extracting(SearchResult::title)
                .contains(title));
  }

  @Test
  void matchesAreMarkedInTheSnippet() {
    SearchResult first = index.search(SearchQuery.of("sworn translator")).getFirst();
    assertThat(first.snippet().parts())
        .filteredOn(Snippet.Part::isMarked)
        .extracting(Snippet.Part::text)
        .isNotEmpty()
        .allMatch(word -> word.toLowerCase(Locale.ROOT).matches("sworn|translat.*"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\u0000",
        "*",
        "?",
        "~",
        "\"",
        "(((",
        "AND",
        "OR NOT",
        "title.en:x",
        "[a TO z]",
        "\\",
        "a\u0000b",
        "\ud800",
        "/.*/",
        "birth^1000",
        "-",
        "🇧🇪",
        "👶🏽👩‍👩‍👧",
        "مرحبا بطاقة الإقامة",
        "\u202ebirth\u202c",
        "+-&&||!(){}[]^\"~*?:\\/",
        "<script>alert(1)</script>",
        "' OR 1=1 --"
      })
  void oddQueriesAreOnlyWords(String typed) {
    assertThat(index.search(SearchQuery.of(typed))).hasSizeLessThanOrEqualTo(10);
  }

  @Test
  void operatorsMeanNothing() {
    assertThat(SearchSamples.ids(index, "+title.en:(birth) -registration"))
        .contains("birth-registration");
  }

  @Test
  void endlessQueriesAreAnswered() {
    assertThat(SearchSamples.ids(index, "birth ".repeat(2000)))
        .first()
        .asString()
        .startsWith("birth");
    index.search(SearchQuery.of("x".repeat(10_000)));
    index.search(SearchQuery.of("( ".repeat(5_000)));
  }

  @Test
  void manyMisspeltWordsAreAnswered() {
    String typed =
        "rezidence cerd mutualitty certifikate natonality drivng licenze marrage regster birht";
    assertThat(index.search(SearchQuery.of(typed))).hasSize(10);
  }

  @Test
  void noQueryThrows() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      StringBuilder typed = new StringBuilder();
      for (int i = random.nextInt(40); i > 0; i--) {
        typed.appendCodePoint(random.nextInt(random.nextBoolean() ? 128 : 0x10FFFF));
      }
      assertThat(index.search(SearchQuery.of(typed.toString()))).hasSizeLessThanOrEqualTo(10);
    }
  }

  @Test
  void equalDocumentsGiveEqualAnswers() {
    try (SearchIndex again = Shipped.index()) {
      for (String typed : List.of("nationality", "carte", "1000", "geboorte")) {
        assertThat(again.search(SearchQuery.of(typed)))
            .isEqualTo(index.search(SearchQuery.of(typed)));
      }
    }
  }
}

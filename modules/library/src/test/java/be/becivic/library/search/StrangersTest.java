package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.library.search.text.SearchWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What newcomers type, who do not know what there is: half of it is about something else. */
class StrangersTest {
  private static final int TOP = 3;
  private static Corpus corpus;
  private static SearchIndex index;
  private static List<Typed> typed = List.of();

  private record Typed(
      String set, Set<String> expected, boolean isFirst, boolean isFound, boolean isRefused) {
    boolean isCovered() {
      return !expected.isEmpty();
    }

    boolean isOther() {
      return expected.isEmpty();
    }

    boolean isKept() {
      return isFound && !isRefused;
    }
  }

  @BeforeAll
  static void ask() {
    corpus = Shipped.corpus();
    index = SearchIndex.build(Shipped.documents(corpus), SearchWords.of(corpus));
    typed = rows().map(StrangersTest::typed).toList();
    for (String set : List.of("seen", "tune", "held", "fresh")) {
      System.out.printf(
          "Strangers, %s: first %.3f, kept %.3f of the covered; refused %.3f of the others%n",
          set,
          share(set, Typed::isCovered, Typed::isFirst),
          share(set, Typed::isCovered, Typed::isKept),
          share(set, Typed::isOther, Typed::isRefused));
    }
  }

  @AfterAll
  static void close() {
    index.close();
  }

  private static Stream<String[]> rows() {
    try (var file = StrangersTest.class.getResourceAsStream("strangers.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Typed typed(String[] cells) {
    Set<String> expected = cells[3].isEmpty() ? Set.of() : Set.of(cells[3].split(","));
    SearchAnswer answer = index.answer(SearchQuery.of(cells[2]));
    List<Boolean> right =
        answer.results().stream().limit(TOP).map(found -> isAbout(found.id(), expected)).toList();
    return new Typed(
        cells[1],
        expected,
        right.stream().limit(1).anyMatch(each -> each),
        right.contains(true),
        answer.verdict() == SearchVerdict.NOTHING_FITS);
  }

  /** A path stands for the skills it belongs to. */
  private static boolean isAbout(String id, Set<String> expected) {
    return expected.contains(id)
        || corpus.paths().find(id).stream()
            .flatMap(path -> path.fields().texts("related_skills").stream())
            .anyMatch(expected::contains);
  }

  @Test
  void whatWeHaveIsFoundAndWhatWeHaveNotIsSaid() {
    for (String set : List.of("seen", "tune", "held")) {
      assertThat(share(set, Typed::isCovered, Typed::isKept)).as(set).isGreaterThanOrEqualTo(0.95);
      assertThat(share(set, Typed::isOther, Typed::isRefused)).as(set).isGreaterThanOrEqualTo(0.9);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"price", "pay hours", "how much do I pay", "Preis", "heures"})
  void aWordOfAnyQuestionFitsNothingByItself(String words) {
    assertThat(index.answer(SearchQuery.of(words)).verdict()).isEqualTo(SearchVerdict.NOTHING_FITS);
  }

  @ParameterizedTest
  @CsvSource({
    "Etterbeek, true",
    "ixelles, true",
    "is brussels safe at night, false",
    "price of a train ticket to Ghent, false",
    "wetter in eupen, false"
  })
  void aPlaceIsWhatWasSoughtOnlyIfTheWordsAreItsName(String words, boolean isFact) {
    assertThat(index.answer(SearchQuery.of(words)).isFact()).isEqualTo(isFact);
  }

  @Test
  void whatAgentsNeedComesLastUnlessItIsCalledByItsName() {
    List<SearchResult> found = index.search(SearchQuery.of("how do I vote"));
    assertThat(found.stream().dropWhile(each -> !each.isForAgents()))
        .allMatch(SearchResult::isForAgents);
    assertThat(index.answer(SearchQuery.of("how do I vote")).results().getLast().isForAgents())
        .isEqualTo(found.getLast().isForAgents());
    assertThat(index.search(SearchQuery.of("draft a new skill")).getFirst().id())
        .isEqualTo("meta-draft-l1-skill");
  }

  private static double share(String set, Predicate<Typed> of, Predicate<Typed> are) {
    List<Typed> all = typed.stream().filter(each -> each.set.equals(set)).filter(of).toList();
    return all.stream().filter(are).count() / (double) all.size();
  }
}

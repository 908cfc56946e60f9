package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.library.search.text.SearchType;
import be.becivic.library.search.text.SearchWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What people say of their situation, who name no procedure because they know of none. */
@Tag("long")
class SituationsTest {
  private static final int TOP = 3;
  private static List<Told> told = List.of();

  private record Told(
      String set, String words, Set<String> expected, boolean isFound, boolean isRefused) {
    boolean isCovered() {
      return !expected.isEmpty();
    }

    boolean isRight() {
      return isCovered() ? isFound && !isRefused : isRefused;
    }
  }

  @BeforeAll
  static void ask() {
    Corpus corpus = Shipped.corpus();
    try (SearchIndex index = SearchIndex.build(Shipped.documents(corpus), SearchWords.of(corpus))) {
      told = rows().map(cells -> told(corpus, index, cells)).toList();
    }
    for (String set : List.of("tune", "fresh", "later")) {
      System.out.printf(
          "Situations, %s: %.3f of the covered, %.3f of the others are right%n",
          set, share(set, Told::isCovered), share(set, each -> !each.isCovered()));
    }
  }

  private static Stream<String[]> rows() {
    try (var file = SituationsTest.class.getResourceAsStream("situations.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Told told(Corpus corpus, SearchIndex index, String[] cells) {
    Set<String> expected = cells[3].isEmpty() ? Set.of() : Set.of(cells[3].split(","));
    SearchAnswer answer =
        index.answer(
            new SearchQuery(
                cells[2],
                Set.of(SearchType.SKILL, SearchType.PATH),
                SearchQuery.of("").statuses(),
                Optional.empty(),
                TOP));
    boolean isFound =
        answer.results().stream().anyMatch(found -> isAbout(corpus, found.id(), expected));
    return new Told(
        cells[1], cells[2], expected, isFound, answer.verdict() == SearchVerdict.NOTHING_FITS);
  }

  /** A path stands for the skills it belongs to. */
  private static boolean isAbout(Corpus corpus, String id, Set<String> expected) {
    return expected.contains(id)
        || corpus.paths().find(id).stream()
            .flatMap(path -> path.fields().texts("related_skills").stream())
            .anyMatch(expected::contains);
  }

  @Test
  void whoTellsOfAProblemWeKnowIsLedToItsProcedure() {
    assertThat(share("tune", Told::isCovered)).isGreaterThanOrEqualTo(0.95);
    assertThat(share("fresh", Told::isCovered)).isGreaterThanOrEqualTo(0.75);
    assertThat(share("later", Told::isCovered)).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void whoTellsOfAnotherIsToldThatNothingFits() {
    assertThat(share("tune", each -> !each.isCovered())).isGreaterThanOrEqualTo(0.95);
    assertThat(share("fresh", each -> !each.isCovered())).isGreaterThanOrEqualTo(0.85);
    assertThat(share("later", each -> !each.isCovered())).isGreaterThanOrEqualTo(0.85);
  }

  private static double share(String set, Predicate<Told> of) {
    List<Told> all = told.stream().filter(each -> each.set.equals(set)).filter(of).toList();
    return all.stream().filter(Told::isRight).count() / (double) all.size();
  }
}

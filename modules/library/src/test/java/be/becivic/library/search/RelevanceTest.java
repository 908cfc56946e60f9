package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Queries as newcomers phrase them. Words and weights were chosen looking at the tuned ones; those
 * held out, the blind ones, written from titles and summaries alone, and the fresh ones, written
 * once nothing was to change any more, are only measured. The fresh ones say best what a stranger
 * meets.
 */
class RelevanceTest {
  private static final int TOP = 3;
  private static List<Case> cases = List.of();

  private record Case(String language, String set, String query, boolean isAnswered) {}

  @BeforeAll
  static void ask() throws IOException {
    try (SearchIndex index = Shipped.index()) {
      cases =
          Stream.of("relevance.tsv", "blind.tsv", "fresh.tsv")
              .flatMap(RelevanceTest::lines)
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\t"))
              .map(
                  cells ->
                      new Case(
                          cells[0],
                          cells[1],
                          cells[2],
                          isAnswered(index, cells[2], Arrays.asList(cells[3].split(",")))))
              .toList();
    }
  }

  private static Stream<String> lines(String name) {
    try (var file = RelevanceTest.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theRightAnswerIsInTheTopThreeForNineInTenQueries() {
    assertThat(cases).hasSizeGreaterThanOrEqualTo(60);
    System.out.println(report(cases));
    assertThat(share(cases)).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void heldOutQueriesDoNearlyAsWell() {
    assertThat(share(cases.stream().filter(c -> c.set().equals("held")).toList()))
        .isGreaterThanOrEqualTo(0.85);
  }

  @Test
  void queriesWrittenWithoutLookingDoNearlyAsWell() {
    for (String set : List.of("blind", "fresh")) {
      assertThat(share(cases.stream().filter(c -> c.set().equals(set)).toList()))
          .as(set)
          .isGreaterThanOrEqualTo(0.9);
    }
  }

  @Test
  void noLanguageIsLeftBehind() {
    Map<String, List<Case>> byLanguage =
        cases.stream().collect(Collectors.groupingBy(Case::language));
    assertThat(byLanguage).containsOnlyKeys("en", "fr", "nl", "de");
    byLanguage.forEach(
        (language, cases) -> assertThat(share(cases)).as(language).isGreaterThanOrEqualTo(0.85));
  }

  private static double share(List<Case> cases) {
    return cases.stream().filter(Case::isAnswered).count() / (double) cases.size();
  }

  private static String report(List<Case> cases) {
    Map<String, List<Case>> groups = new TreeMap<>();
    groups.putAll(cases.stream().collect(Collectors.groupingBy(Case::language)));
    groups.putAll(cases.stream().collect(Collectors.groupingBy(Case::set)));
    groups.putAll(cases.stream().collect(Collectors.groupingBy(c -> c.set() + " " + c.language())));
    String shares =
        groups.entrySet().stream()
            .map(g -> "%s %d: %.3f".formatted(g.getKey(), g.getValue().size(), share(g.getValue())))
            .collect(Collectors.joining(", "));
    String missed =
        cases.stream()
            .filter(c -> !c.isAnswered())
            .map(c -> c.set() + ", " + c.language() + ": " + c.query())
            .collect(Collectors.joining("; "));
    return "Relevance of %d queries: %.3f (%s). Missed: %s"
        .formatted(cases.size(), share(cases), shares, missed);
  }

  private static boolean isAnswered(SearchIndex index, String query, List<String> expected) {
    return index.search(SearchQuery.of(query)).stream()
        .limit(TOP)
        .anyMatch(result -> expected.contains(result.id()));
  }
}

package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Queries as newcomers phrase them, in {@code relevance.tsv}. Weights and words were chosen looking
 * at two thirds of them; the rest is held out and only measured.
 */
class RelevanceTest {
  private static final int TOP = 3;
  private static SearchIndex index;

  private record Case(String language, boolean isHeldOut, String query, List<String> expected) {
    boolean isAnswered() {
      return index.search(SearchQuery.of(query)).stream()
          .limit(TOP)
          .anyMatch(result -> expected.contains(result.id()));
    }
  }

  @BeforeAll
  static void build() {
    index = Shipped.index();
  }

  @AfterAll
  static void close() {
    index.close();
  }

  @Test
  void theRightAnswerIsInTheTopThreeForNineInTenQueries() throws IOException {
    List<Case> cases = cases();
    assertThat(cases).hasSizeGreaterThanOrEqualTo(60);
    System.out.println(report(cases));
    assertThat(share(cases)).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void heldOutQueriesDoNearlyAsWell() throws IOException {
    assertThat(share(cases().stream().filter(Case::isHeldOut).toList()))
        .isGreaterThanOrEqualTo(0.85);
  }

  @Test
  void noLanguageIsLeftBehind() throws IOException {
    Map<String, List<Case>> byLanguage =
        cases().stream().collect(Collectors.groupingBy(Case::language));
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
    groups.putAll(
        cases.stream().collect(Collectors.groupingBy(c -> c.isHeldOut() ? "held out" : "tuned")));
    String shares =
        groups.entrySet().stream()
            .map(g -> "%s %d: %.3f".formatted(g.getKey(), g.getValue().size(), share(g.getValue())))
            .collect(Collectors.joining(", "));
    String missed =
        cases.stream()
            .filter(c -> !c.isAnswered())
            .map(c -> (c.isHeldOut() ? "held out, " : "") + c.language() + ": " + c.query())
            .collect(Collectors.joining("; "));
    return "Relevance of %d queries: %.3f (%s). Missed: %s"
        .formatted(cases.size(), share(cases), shares, missed);
  }

  private static List<Case> cases() throws IOException {
    try (var file = RelevanceTest.class.getResourceAsStream("relevance.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(
              cells ->
                  new Case(
                      cells[0],
                      cells[1].equals("held"),
                      cells[2],
                      Arrays.asList(cells[3].split(","))))
          .toList();
    }
  }
}

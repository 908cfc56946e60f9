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
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What people type into a search box, asked as agents ask it. A checksum of the words says which
 * half a question is in, so nobody chose; only the misses of one half may be looked at.
 */
@Tag("long")
class TypedQuestionsTest {
  private static final Set<SearchType> ASKED = Set.of(SearchType.SKILL, SearchType.PATH);
  private static List<Asked> questions = List.of();

  private record Asked(
      String language,
      String words,
      Set<String> expected,
      List<String> found,
      SearchVerdict verdict) {

    boolean isCovered() {
      return !expected.isEmpty();
    }

    /** Whether what is at this place is the procedure, or a way that belongs to it. */
    boolean isRight(int place) {
      return found.size() > place && expected.contains(found.get(place));
    }

    boolean isAmongThree() {
      return isRight(0) || isRight(1) || isRight(2);
    }

    boolean isRefused() {
      return verdict == SearchVerdict.NOTHING_FITS;
    }

    boolean isHeld() {
      var sum = new CRC32();
      sum.update(words.getBytes(StandardCharsets.UTF_8));
      return sum.getValue() % 2 == 1;
    }
  }

  @BeforeAll
  static void ask() {
    Corpus corpus = Shipped.corpus();
    try (SearchIndex index = SearchIndex.build(Shipped.documents(corpus), SearchWords.of(corpus))) {
      questions = rows().map(cells -> asked(corpus, index, cells)).toList();
    }
    Stream.of("en", "fr", "nl", "de", "")
        .flatMap(language -> Stream.of(false, true).map(isHeld -> line(language, isHeld)))
        .forEach(System.out::println);
    questions.stream()
        .filter(each -> !each.isHeld())
        .filter(each -> each.isCovered() ? !each.isRight(0) || each.isRefused() : !each.isRefused())
        .forEach(each -> System.out.println("  missed: " + each));
  }

  private static Stream<String[]> rows() {
    try (var file = TypedQuestionsTest.class.getResourceAsStream("typed.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Asked asked(Corpus corpus, SearchIndex index, String[] cells) {
    SearchAnswer answer =
        index.answer(
            new SearchQuery(
                cells[1],
                ASKED,
                SearchQuery.of("").statuses(),
                Optional.empty(),
                3,
                Optional.empty()));
    Set<String> expected = cells[2].isEmpty() ? Set.of() : Set.of(cells[2].split(","));
    return new Asked(
        cells[0],
        cells[1],
        expected,
        answer.results().stream().map(found -> procedure(corpus, found.id(), expected)).toList(),
        answer.verdict());
  }

  /** A path stands for the skill it belongs to. */
  private static String procedure(Corpus corpus, String id, Set<String> expected) {
    return corpus.paths().find(id).stream()
        .flatMap(path -> path.fields().texts("related_skills").stream())
        .filter(expected::contains)
        .findFirst()
        .orElse(id);
  }

  private static String line(String language, boolean isHeld) {
    Predicate<Asked> here = each -> each.language.startsWith(language) && each.isHeld() == isHeld;
    return "%-4s %s first %.3f, in three and kept %.3f of %d; refused %.3f, wrongly fit %.3f of %d"
        .formatted(
            language.isEmpty() ? "all" : language,
            isHeld ? "held" : "tune",
            share(here.and(Asked::isCovered), each -> each.isRight(0)),
            share(here.and(Asked::isCovered), each -> each.isAmongThree() && !each.isRefused()),
            count(here.and(Asked::isCovered)),
            share(here.and(each -> !each.isCovered()), Asked::isRefused),
            share(here.and(each -> !each.isCovered()), each -> each.verdict == SearchVerdict.FITS),
            count(here.and(each -> !each.isCovered())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "nl", "de"})
  void theRightProcedureComesFirst(String language) {
    Predicate<Asked> covered = each -> each.isCovered() && each.language.equals(language);
    assertThat(share(covered, each -> each.isRight(0))).isGreaterThanOrEqualTo(0.93);
    assertThat(share(covered.and(Asked::isHeld), each -> each.isRight(0)))
        .isGreaterThanOrEqualTo(0.89);
  }

  @Test
  void whatIsCoveredIsKeptAndWhatIsNotIsRefused() {
    for (boolean isHeld : List.of(false, true)) {
      assertThat(
              share(
                  each -> each.isCovered() && each.isHeld() == isHeld,
                  each -> each.isAmongThree() && !each.isRefused()))
          .isGreaterThanOrEqualTo(0.95);
      assertThat(share(each -> !each.isCovered() && each.isHeld() == isHeld, Asked::isRefused))
          .isGreaterThanOrEqualTo(0.9);
    }
  }

  private static long count(Predicate<Asked> of) {
    return questions.stream().filter(of).count();
  }

  private static double share(Predicate<Asked> of, Predicate<Asked> are) {
    return count(of.and(are)) / (double) count(of);
  }
}

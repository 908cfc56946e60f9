package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.skill.Requirement;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.site.language.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Nothing that only a program understands stands on a page for people. */
@Tag("long")
class PlainWordsTest {
  /** What is folded away for agents, code, and marks without a text. */
  private static final Pattern UNREAD =
      Pattern.compile(
          "(?s)<details class=\"foragents\">.*?</details>|<(code|pre|script|desc|head|footer)["
              + " >].*?</\\1>|<section aria-labelledby=\"foragents\">.*?</section>");

  private static final Pattern ADDRESS = Pattern.compile("https?://\\S+");
  private static final Pattern TIME = Pattern.compile("\\b\\d{4}-\\d{2}-\\d{2}(?:T\\S*)?\\b");
  private static final Pattern UID = Pattern.compile("\\b(?:val|ref|pth|con|amd)-\\d{5}\\b");
  private static final Pattern COUNTRIES = Pattern.compile("\\b[a-z]{2}, [a-z]{2}, [a-z]{2}\\b");
  private static final Pattern SNAKE = Pattern.compile("\\b[a-z]+_[a-z_]+\\b");
  private static final Pattern STANDING =
      Pattern.compile("\\b(?:alpha|quarantined|deprecated|unresolved)\\b");
  private static final Pattern WORD = Pattern.compile("[\\w.]+(?:-[\\w.]+)+");

  /** Names that are also plain English before a noun. */
  private static final Set<String> ENGLISH = Set.of("single-permit");

  private static final List<String> SOUGHT =
      List.of(
          "residence card", "mariage", "rijbewijs", "Wohnsitz anmelden", "1000 Bruxelles", "dog");

  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site = TestSite.open(folder);
    site.write(PlainWordsTest::fill);
  }

  @AfterAll
  static void close() {
    site.close();
  }

  /** What happens to pages: votes, reports, changes that wait, and decisions by every rule. */
  private static void fill(Tables tables) {
    Signals signals = new Signals(site.library());
    Target skill = Target.of(TargetType.SKILL, "change-of-address");
    signals.votes(tables, skill, Verdict.CONFIRM, 2);
    signals.votes(tables, Target.of(TargetType.SKILL, "renting-a-home"), Verdict.REJECT, 1);
    signals.concern(tables, skill, "The counter asks for a photo.");
    signals.amendment(tables, skill, "The address moved.");
    for (DecisionRule rule : DecisionRule.values()) {
      tables
          .decisions()
          .append(
              new DecisionRecord(
                  skill,
                  "cohort",
                  rule.wireName(),
                  Status.ALPHA,
                  Status.QUARANTINED,
                  "{}",
                  Signals.AT));
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void noPageShowsWhatOnlyAProgramUnderstands(Language language) {
    Set<String> slugs = slugs(site.corpus());
    List<String> found = new ArrayList<>();
    for (String path : pages(language)) {
      String text = text(path, Map.of("lang", language.code()));
      strange(text, slugs).map(word -> path + ": " + word).forEach(found::add);
    }
    assertThat(found).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whatASearchFoundIsToldInPlainWords(Language language) {
    Set<String> slugs = slugs(site.corpus());
    for (String sought : SOUGHT) {
      String text = text("/search", Map.of("lang", language.code(), "q", sought, "limit", "50"));
      assertThat(strange(text, slugs)).as(sought).isEmpty();
    }
  }

  private static Stream<String> strange(String text, Set<String> slugs) {
    return Stream.concat(
        Stream.of(TIME, UID, COUNTRIES, SNAKE, STANDING)
            .flatMap(pattern -> pattern.matcher(text).results())
            .map(MatchResult::group),
        WORD.matcher(text).results().map(MatchResult::group).filter(slugs::contains));
  }

  private static String text(String path, Map<String, String> query) {
    SitePage page = site.get(path, query);
    assertThat(page.status()).as(path).isEqualTo(200);
    String html = UNREAD.matcher(TestSite.text(page)).replaceAll(" ");
    return ADDRESS.matcher(html.replaceAll("<[^>]*>", " ")).replaceAll(" ");
  }

  /** Names with a hyphen that stand for something; a plain word says the same to everybody. */
  private static Set<String> slugs(Corpus corpus) {
    Set<String> slugs = new HashSet<>();
    corpus.skills().forEach(skill -> slugs.add(skill.id().value()));
    corpus.skills().stream()
        .flatMap(PlainWordsTest::requirements)
        .flatMap(needed -> needed.selectsOn().values().stream().flatMap(List::stream))
        .forEach(slugs::add);
    corpus
        .paths()
        .list()
        .forEach(
            path -> {
              slugs.add(path.id().value());
              slugs.addAll(path.themes());
              path.sources()
                  .forEach(
                      source -> {
                        slugs.add(source.id());
                        slugs.add(source.sourceClass());
                      });
            });
    corpus.seeds().values().forEach(value -> slugs.add(value.name()));
    corpus.seeds().references().forEach(reference -> slugs.add(reference.name()));
    slugs.addAll(
        List.of("check-only", "pre-filing", "post-filing", "at-filing", "months-before-filing"));
    slugs.removeIf(slug -> !slug.contains("-") || ENGLISH.contains(slug));
    return slugs;
  }

  private static Stream<Requirement> requirements(Skill skill) {
    return Stream.concat(
        skill.frontmatter().requires().stream(), skill.frontmatter().requiresPaths().stream());
  }

  /** Every page in English, and of the other languages every third when time is short. */
  private static List<String> pages(Language language) {
    List<String> all = pages();
    int step = language == Language.EN || Boolean.getBoolean("test.thorough") ? 1 : 3;
    return IntStream.range(0, all.size())
        .filter(i -> (i + language.ordinal()) % step == 0)
        .mapToObj(all::get)
        .toList();
  }

  private static List<String> pages() {
    Corpus corpus = site.corpus();
    return Stream.of(
            Stream.of(
                "/",
                "/skills",
                "/paths",
                "/paths/themes/family",
                "/values",
                "/references",
                "/communes",
                "/activity",
                "/graph",
                "/privacy",
                "/search"),
            corpus.skills().stream()
                .filter(skill -> !skill.isMeta())
                .map(skill -> "/skills/" + skill.id()),
            corpus.paths().list().stream().map(path -> "/paths/" + path.id()),
            corpus.seeds().values().stream().map(value -> "/values/" + value.uid()).distinct(),
            corpus.seeds().references().stream()
                .map(reference -> "/references/" + reference.uid())
                .distinct())
        .flatMap(found -> found)
        .toList();
  }
}

package be.becivic.site.language;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MessagesTest {
  private static final List<String> COUNTS =
      List.of(
          "glance.cases",
          "communes.lead.part",
          "landing.counts.skills",
          "landing.counts.paths",
          "landing.counts.sources",
          "chart.waiting.show");

  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageSaysEverything(Language language) {
    assertThat(Messages.in(language).keys()).isEqualTo(Messages.in(Language.EN).keys());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLanguageFillsTheSamePlaces(Language language) {
    for (String key : Messages.in(Language.EN).keys()) {
      assertThat(places(Messages.in(language).get(key)))
          .as(key)
          .containsExactlyInAnyOrderElementsOf(places(Messages.in(Language.EN).get(key)));
    }
  }

  @Test
  void everyMessageIsSaidSomewhere() throws IOException {
    String sources;
    try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
      sources =
          files
              .filter(file -> file.toString().matches(".*\\.(?:java|jte)"))
              .map(MessagesTest::read)
              .collect(Collectors.joining());
    }
    for (String key : Messages.in(Language.EN).keys()) {
      String family = key.substring(0, Math.max(0, key.indexOf('.')));
      boolean isNamed =
          sources.contains("\"" + key.replaceFirst("\\.one$", "") + "\"")
              || sources.contains("\"" + family + "\"")
              || sources.contains("\"" + family + ".\"");
      assertThat(isNamed).as(key).isTrue();
    }
  }

  /** What has no words in its family is shown by its name, which is for programs. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void whatIsShownByNameHasWords(Language language) {
    Stream<String> rules = Stream.of(DecisionRule.values()).map(rule -> "rule." + rule.wireName());
    Stream<String> statuses =
        Stream.of(Status.values())
            .flatMap(
                status ->
                    Stream.of(
                        "status." + status.wireName(), "status." + status.wireName() + ".hint"));
    Stream<String> types =
        Stream.of(SearchType.values())
            .flatMap(type -> Stream.of("type." + type.wireName(), "found." + type.wireName()));
    assertThat(Messages.in(language).keys())
        .containsAll(Stream.of(rules, statuses, types).flatMap(each -> each).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "EN,0,0 more cases",
    "EN,1,1 more case",
    "EN,2,2 more cases",
    "FR,1,1 autre cas",
    "FR,2,2 autres cas",
    "NL,1,nog 1 geval",
    "NL,2,nog 2 gevallen",
    "DE,1,1 weiterer Fall",
    "DE,2,2 weitere Fälle"
  })
  void oneOfSomethingIsSaidInTheSingular(Language language, int count, String text) {
    assertThat(Messages.in(language).get("glance.cases", count)).isEqualTo(text);
  }

  /** A count is a label's or has words for one: what follows a number agrees with it. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void aNumberBeforeANounHasWordsForOne(Language language) {
    Messages messages = Messages.in(language);
    assertThat(messages.keys().stream().map(messages::get))
        .as("(s) in place of a plural")
        .noneMatch(text -> text.contains("(s)"));
    for (String key : COUNTS) {
      assertThat(messages.find(key + ".one")).as(key).isPresent();
    }
  }

  @Test
  void theFirstOfAMonthIsAnOrdinalInFrench() {
    assertThat(Language.FR.date(LocalDate.of(2026, 6, 1))).isEqualTo("1er juin 2026");
    assertThat(Language.FR.date(LocalDate.of(2026, 6, 11))).isEqualTo("11 juin 2026");
  }

  @Test
  void aColonStandsApartInFrenchOnly() {
    assertThat(Language.FR.labelled("Site web", "poperinge.be"))
        .isEqualTo("Site web\u00a0: poperinge.be");
    assertThat(Language.NL.labelled("Website", "poperinge.be")).isEqualTo("Website: poperinge.be");
  }

  private static List<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }
}

package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompiledRuleTest {
  private static final List<ScrubRule> RULES = PublishedRules.RULES.rules();
  private static final List<String> PIECES =
      List.of(
          "0",
          "1",
          "12",
          "85",
          "07",
          "30",
          "033",
          "28",
          "0471",
          "+",
          "00",
          "32",
          " ",
          ".",
          "-",
          "/",
          ", ",
          "B",
          "be",
          "AB",
          "@",
          "x@",
          "example.be",
          "(at)",
          "é",
          "\uD83D\uDE00",
          "T",
          "123",
          "4567",
          "1234567",
          "c",
          "591-1234567-00",
          "123-45-6789",
          "0403.019.200");

  @ParameterizedTest
  @FieldSource("RULES")
  void tryingOnlyPromisingPlacesFindsWhatTryingEveryPlaceFinds(ScrubRule rule) {
    CompiledRule compiled = new CompiledRule(rule(rule.pattern(), "u"));
    CompiledRule exhaustive = new CompiledRule(rule("(?:" + rule.pattern() + "){1}+", "u"));
    RandomGenerator random = new Random(rule.name().hashCode());
    List<String> cases =
        Cases.caught()
            .filter(each -> each.get()[0].equals(rule.name()))
            .map(each -> (String) each.get()[1])
            .toList();
    int hits = 0;

    for (int i = 0; i < 3_000; i++) {
      ScannedText text =
          ScannedText.of(text(cases.isEmpty() ? "" : cases.get(i % cases.size()), random));
      Optional<RuleMatch> hit = compiled.firstHit(text);
      assertThat(hit).as(text.text()).isEqualTo(exhaustive.firstHit(text));
      hits += hit.isPresent() ? 1 : 0;
    }
    assertThat(hits > 0 || !rule.isPlain()).as("some texts match").isTrue();
  }

  @ParameterizedTest
  @CsvSource({"(, u", "[a, u", "a, x", "a, ug", "*, ''"})
  void aRuleThatCannotBeCompiledFaithfullyFiresOnEverything(String pattern, String flags) {
    CompiledRule broken = new CompiledRule(rule(pattern, flags));

    assertThat(broken.firstHit(ScannedText.of("nothing to see"))).isPresent();
    assertThat(broken.firstHit(ScannedText.of(""))).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(a+)+b", "(a|aa)+b", "(?:a{0,40}){0,40}b"})
  void aRuleThatRunsOutOfTimeFires(String pattern) {
    CompiledRule endless = new CompiledRule(rule(pattern, "u"));

    assertThat(endless.firstHit(ScannedText.of("a".repeat(5_000) + "cb"))).isPresent();
    assertThat(endless.firstHit(ScannedText.of("harmless"))).isEmpty();
  }

  @Test
  void aRuleThatExhaustsTheStackFires() {
    CompiledRule deep = new CompiledRule(rule("(?:a|b)*c", "u"));

    assertThat(deep.firstHit(ScannedText.of("ab".repeat(200_000)))).isPresent();
  }

  @Test
  void aFailedChecksumDoesNotHideTheNextCandidate() {
    String good = Numbers.cardNumber("5911234567");
    CompiledRule rule = new CompiledRule(PublishedRules.rule("belgian_eid_card_bare"));

    assertThat(rule.firstHit(ScannedText.of(Numbers.mistyped(good) + " " + good)))
        .contains(new RuleMatch(13, 25));
  }

  @Test
  void caseIsIgnoredWhereTheFlagSaysSo() {
    CompiledRule rule = new CompiledRule(rule("abc", "iu"));

    assertThat(rule.firstHit(ScannedText.of("xABCx"))).contains(new RuleMatch(1, 4));
  }

  private static ScrubRule rule(String pattern, String flags) {
    return new ScrubRule(
        "r",
        "",
        Strength.STRONG,
        true,
        TextView.TEXT,
        pattern,
        flags,
        Edges.NONE,
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.empty(),
        false,
        List.of(),
        "",
        ScrubFailure.Category.OTHER,
        false);
  }

  private static String text(String start, RandomGenerator random) {
    StringBuilder text = new StringBuilder(random.nextInt(8) == 0 ? start : "");
    for (int i = random.nextInt(1, 16); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }
}

package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.protocol.scrub.internal.pattern.PatternTraits;
import be.becivic.protocol.scrub.internal.pattern.PatternTraitsReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

class ScrubRulesTest {
  private static final Iterable<ScrubRule> RULES = PublishedRules.RULES.rules();
  private static final String RULES_FILE =
      """
      {"schema_version":2,"rules":[{"name":"a","description":"b","pattern":"c","flags":"u",
      "checksum":null,"applies_to_fields":"all_strings","category":"metadata"}]}\
      """;

  @Test
  void theRulesAgentsWereToldOfAreThereByName() {
    assertThat(PublishedRules.RULES.rules())
        .extracting(ScrubRule::name)
        .contains(
            "belgian_nrn",
            "iban",
            "email",
            "eu_phone",
            "international_phone",
            "us_ssn",
            "uk_national_insurance",
            "belgian_bce");
  }

  @ParameterizedTest
  @FieldSource("RULES")
  void aPublishedPatternIsBoundedAndWrittenInTheSharedDialect(ScrubRule rule) {
    PatternTraits clues = PatternTraitsReader.read(rule.pattern());

    assertThat(clues).isNotEqualTo(PatternTraits.NONE);
    assertThat(clues.longest()).isLessThan(2_000);
    assertThat(rule.flags()).isEqualTo(rule.isPlain() ? "u" : "");
  }

  @ParameterizedTest
  @FieldSource("RULES")
  void aPublishedRuleIsDescribedAndCategorised(ScrubRule rule) {
    assertThat(rule.description()).isNotBlank();
    assertThat(rule.category()).isIn("direct_identifier", "indirect_identifier", "metadata");
  }

  @Test
  void aRuleThatHoldsTextInsteadOfRefusingItAsksForACueOrGathers() {
    assertThat(PublishedRules.RULES.rules())
        .filteredOn(rule -> rule.strength() == Strength.WEAK)
        .isNotEmpty()
        .allMatch(rule -> !rule.cues().isEmpty() || rule.view() == TextView.GATHERED);
  }

  @Test
  void whatIsGatheredNeverRefusesAText() {
    assertThat(PublishedRules.RULES.rules())
        .filteredOn(rule -> rule.view() == TextView.GATHERED)
        .isNotEmpty()
        .allMatch(rule -> rule.strength() == Strength.WEAK);
  }

  @Test
  void aRuleOfThePlainListFiresWhateverItsChecksum() {
    ScrubRules rules = ScrubRules.parse(PublishedRules.json(RULES_FILE));

    assertThat(rules.rules().getFirst().strength()).isEqualTo(Strength.STRONG);
    assertThat(rules.rules().getFirst().mustHold()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"schema_version\":3,\"rules\":[]}",
        "{\"schema_version\":2}",
        "{\"schema_version\":2,\"rules\":[]}",
        "{\"schema_version\":2,\"rules\":[{\"name\":\"a\"}]}"
      })
  void aFileThatIsNotARulesFileIsRefused(String file) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ScrubRules.parse(PublishedRules.json(file)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'rules' -> 'checked_rules':[{}],'rules'",
        "'rules' -> 'checksums':{'a':{'method':'guess'}},'rules'",
        "'all_strings' -> []",
        "'all_strings' -> 'some'",
        "'pattern':'c' -> 'pattern':7",
        "'name':'a', -> "
      })
  void aRuleThatWouldNotGuardIsRefused(String change) {
    String[] parts = change.replace('\'', '"').split(" -> ", -1);
    JsonNode file = PublishedRules.json(RULES_FILE.replace(parts[0], parts[1]));

    assertThatIllegalArgumentException().isThrownBy(() -> ScrubRules.parse(file));
  }

  @Test
  void twoRulesCannotShareAName() {
    JsonNode file = PublishedRules.json(RULES_FILE);
    ArrayNode rules = (ArrayNode) file.get("rules");
    rules.add(rules.get(0));

    assertThatIllegalArgumentException().isThrownBy(() -> ScrubRules.parse(file));
  }
}

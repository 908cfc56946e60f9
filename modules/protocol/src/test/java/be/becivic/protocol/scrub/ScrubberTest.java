package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ScrubberTest {
  private static final Scrubber SCRUBBER = PublishedRules.SCRUBBER;
  private static final String NRN = Numbers.nationalNumber("850730033", false);

  @Test
  void aFindingPointsAtTheOffendingValue() {
    assertThat(scan("{'content':{'body':'85.07.30-033.28'}}"))
        .containsExactly(
            new ScrubFinding("belgian_nrn", Strength.STRONG, "direct_identifier", "/content/body"));
  }

  @Test
  void arrayElementsAreScannedAndPointedAt() {
    assertThat(scan("{'items':['fine',{'note':'jan@example.be'}]}"))
        .containsExactly(
            new ScrubFinding("email", Strength.STRONG, "direct_identifier", "/items/1/note"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "con_85073003-3280-7507-8033-850730033280",
        "85073003-3280-7507-8033-850730033280",
        "2026-04-26T14:32:00Z",
        "2026-04-26T14:32:00.850730033+01:00"
      })
  void whatIsNothingButAnIdOrAMomentIsPassedOver(String opaque) {
    assertThat(scan("{'body':'" + opaque + "'}")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "85073003328_85073003-3280-7507-8033-850730033280",
        "con_85073003-3280-7507-8033-850730033280 85.07.30-033.28",
        "3026-04-26T14:32:00Z 85.07.30-033.28"
      })
  void whatStandsBesideAnIdOrAMomentIsNot(String text) {
    assertThat(scan("{'body':'" + text + "'}")).isNotEmpty();
  }

  @Test
  void aCleanDocumentYieldsNothing() {
    assertThat(scan("{'schema_version':4,'content':{'body':'150 EUR since 2026-01-01'},'x':null}"))
        .isEmpty();
  }

  @Test
  void memberNamesAreScannedAndReportedAtTheirObject() {
    assertThat(scan("{'context':{'jan@example.be':true}}"))
        .containsExactly(
            new ScrubFinding("email", Strength.STRONG, "direct_identifier", "/context"));
    assertThat(scan("{'" + NRN + "':1}"))
        .containsExactly(
            new ScrubFinding("belgian_nrn_bare", Strength.STRONG, "direct_identifier", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Jan Peeters", "jan-peeters", "a/b", "n12345", "é", ""})
  void aPointerStopsBeforeANameThatIsNotPlainlyOurs(String name) {
    assertThat(scan("{'context':{'" + name + "':{'note':['85.07.30-033.28']}}}"))
        .extracting(ScrubFinding::pointer)
        .containsExactly("/context");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'context':{'jan@example.be':true,'fine':'fine'}}",
        "{'content':{'body':'85.07.30-033.28','report':'12345678'}}",
        "{'content':{'body':'12345678','fine':'jan@example.be'}}",
        "{'12345678':{'content':{'report':'fine'}}}"
      })
  void whatIsKnownBeforehandChangesNoFinding(String document) {
    JsonNode json = PublishedRules.json(document.replace('\'', '"'));
    Scrubber knowing =
        SCRUBBER.knowing(
            List.of("fine", "body", "content", "jan@example.be", "85.07.30-033.28", "12345678"));
    assertThat(knowing.scan(json)).isEqualTo(SCRUBBER.scan(json));
    assertThat(knowing.only(ScrubRule::isStrong).scan(json))
        .isEqualTo(SCRUBBER.only(ScrubRule::isStrong).scan(json));
  }

  @Test
  void aPointerStopsBeforeANameThatIsTooLong() {
    assertThat(scan("{'a':{'" + "b".repeat(65) + "':'85.07.30-033.28'}}"))
        .extracting(ScrubFinding::pointer)
        .containsExactly("/a");
  }

  @Test
  void aNumberIsScannedByItsText() {
    assertThat(scan("{'value':" + NRN + "}"))
        .extracting(ScrubFinding::rule)
        .contains("belgian_nrn_bare");
    assertThat(scan("{'value':" + NRN + ".0}"))
        .extracting(ScrubFinding::rule)
        .contains("belgian_nrn_bare");
    assertThat(scan("{'value':" + NRN.charAt(0) + "." + NRN.substring(1) + "e10}"))
        .extracting(ScrubFinding::rule)
        .contains("belgian_nrn_bare");
  }

  @Test
  void aNumberThatLostItsLeadingZeroIsFound() {
    String since2000 = Numbers.nationalNumber("050730033", true);
    String enterprise = Numbers.enterpriseNumber("04030192");

    assertThat(scan("{'value':" + since2000.substring(1) + "}"))
        .extracting(ScrubFinding::rule)
        .contains("belgian_nrn_bare");
    assertThat(scan("{'value':" + enterprise.substring(1) + "}"))
        .extracting(ScrubFinding::rule)
        .contains("belgian_bce_bare");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e99", "1e-99", "-0.5", "185", "2026", "1000000"})
  void anOrdinaryOrOutlandishNumberIsHarmless(String number) {
    assertThat(scan("{'value':" + number + "}")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'content':{'report':'ref 12345678'}} | /content/report",
        "{'items':[{'content':{'report':'ref １２３４５６７８'}}]} | /items/0/content/report",
        "{'validation_path':{'success_signals':[{'value':'12345678'}]}}"
            + " | /validation_path/success_signals/0/value",
        "{'validation_path':{'failure_signals':[{'value':12345678}]}}"
            + " | /validation_path/failure_signals/0/value",
        "{'content':{'entry':{'sources':[{'validation_path':{'success_signals':[{'value':'12345678'}]}}]}}}"
            + " | /content/entry/sources/0/validation_path/success_signals/0/value"
      })
  void aRunOfEightDigitsFiresInTheFieldsThatAskForIt(String document, String pointer) {
    assertThat(scan(document))
        .containsExactly(
            new ScrubFinding("long_digit_run", Strength.STRONG, "indirect_identifier", pointer));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'content':{'body':'ref 12345678'}}",
        "{'report':'ref 12345678'}",
        "{'content':{'report':'ref 1234567 XXXXXXXX'}}",
        "{'content':{'report':{'nested':'12345678'}}}",
        "{'content':{'report':{'12345678':true}}}",
        "{'success_signals':[{'value':'12345678'}]}"
      })
  void aRunOfEightDigitsIsHarmlessElsewhere(String document) {
    assertThat(scan(document)).isEmpty();
  }

  @Test
  void idsAreNotExemptFromTheRuleOnRunsOfDigits() {
    assertThat(scan("{'content':{'report':'12345678-1234-7000-8000-000000000000'}}"))
        .extracting(ScrubFinding::rule)
        .containsExactly("long_digit_run");
  }

  @Test
  void aSubsetOfRulesLeavesTheRestAlone() {
    Scrubber numbers = SCRUBBER.only(rule -> !rule.contactPoint());

    assertThat(numbers.scan("info@example.be, +32 2 555 12 12, 02/555.13.13")).isEmpty();
    assertThat(numbers.scan("02 555 12 12 - 02 555 13 13, 0471 123 457, 081 12 34 56")).isEmpty();
    assertThat(numbers.scan("85.07.30-033.28")).hasSize(1);
  }

  @Test
  void severalFindingsComeInDocumentOrderAndOnceEach() {
    assertThat(scan("{'a':'jan@example.be piet@example.be','b':['AB123456C','x']}"))
        .extracting(ScrubFinding::pointer)
        .containsExactly("/a", "/b/0");
  }

  @Test
  void neitherFindingsNorMaskedMatchesHoldWhatWasFound() {
    Cases.caught()
        .map(arguments -> (String) arguments.get()[1])
        .forEach(
            text -> {
              String shown =
                  SCRUBBER.scan(text).toString()
                      + SCRUBBER.maskedMatches(text).stream()
                          .map(MaskedMatch::contextSnippet)
                          .toList();
              assertThat(shown.replaceAll("[a-z]+_?[a-z]*=|uk_national|[Bb]elgian", ""))
                  .doesNotContainPattern("[0-9]");
            });
  }

  private static List<ScrubFinding> scan(String document) {
    JsonNode node = PublishedRules.json(document.replace('\'', '"'));
    return SCRUBBER.scan(node);
  }
}

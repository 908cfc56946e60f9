package be.becivic.corpus.check;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.check.report.CheckReport;
import be.becivic.corpus.check.report.Finding;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CorpusCheckTest {
  private static final CorpusCheck CHECK = new CorpusCheck(Schemas.load());

  static Stream<Case> cases() {
    return Stream.of(
            FrontmatterCases.all(),
            BodyCases.all(),
            TagCases.all(),
            FileCases.all(),
            ContentCases.all(),
            RedirectCases.all(),
            SiteCases.all())
        .flatMap(List::stream);
  }

  @Test
  void aCleanCorpusHasNothingToReport() {
    assertThat(CHECK.run(CleanCorpus.copy().load()).findings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void eachRuleSaysWhatIsWrongAndWhere(Case spoilt) {
    CheckReport report = CHECK.run(spoilt.spoil().apply(CleanCorpus.copy()).load());

    assertThat(report.findings())
        .extracting(CorpusCheckTest::brief)
        .containsExactlyInAnyOrderElementsOf(spoilt.findings());
    assertThat(report.findings()).allSatisfy(CorpusCheckTest::isHelpful);
  }

  @Test
  void everyRuleHasACaseInWhichItFires() {
    Set<String> fired = new TreeSet<>();
    cases()
        .flatMap(spoilt -> spoilt.findings().stream())
        .forEach(finding -> fired.add(finding.split(" ")[1]));

    Set<String> aboutAState = new TreeSet<>(CorpusCheck.ruleIds());
    aboutAState.removeAll(
        Set.of(
            "uid_author",
            "tag_only_bump",
            "version_step",
            "draft_status",
            "observed_author",
            "previous_text",
            "quarantined_target",
            "status_author"));
    assertThat(fired).isEqualTo(aboutAState);
  }

  @Test
  void equalInputGivesAnEqualReport() {
    CleanCorpus spoilt = CleanCorpus.copy().write("skills/residence-certificate/canonical.md", "x");

    assertThat(CHECK.run(spoilt.load()).json()).isEqualTo(CHECK.run(spoilt.load()).json());
  }

  @Test
  void whatWasInOrderIsLookedAtAgainOnceTheScrubRulesSayOtherwise() {
    String skill = "skills/file-declaration/canonical.md";
    String rules = "tools/scrub/regex-rules.json";
    assertThat(CHECK.run(CleanCorpus.copy().load()).isClean()).isTrue();
    CleanCorpus stricter =
        CleanCorpus.copy()
            .replace(rules, "[0-9]{2}\\\\.[0-9]{2}\\\\.", "In Brussels the|[0-9]{2}\\\\.")
            .replace(rules, "\"modulo_97_belgian_nrn\"", "null");

    assertThat(CHECK.run(stricter.load()).findings())
        .extracting(CorpusCheckTest::brief)
        .containsExactly("error identifier " + skill + ":51");
  }

  private static String brief(Finding finding) {
    return "%s %s %s:%d"
        .formatted(
            finding.severity().wireName(), finding.rule(), finding.file(), finding.at().line());
  }

  private static void isHelpful(Finding finding) {
    assertThat(finding.message()).endsWith(".");
    assertThat(finding.remedy()).isNotBlank();
    assertThat(finding.at().column()).isPositive();
  }
}

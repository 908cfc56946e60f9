package be.becivic.corpus.check.report;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.text.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckReportTest {
  private static final Finding ERROR =
      new Finding("cycle", Severity.ERROR, "b.md", new Position(2, 3), "Round it goes.", "Cut it.");
  private static final Finding WARNING =
      new Finding("summary", Severity.WARNING, "a.md", new Position(9, 1), "Long.", "Cut it.");

  @Test
  void findingsComeInTheOrderOfFilesAndLines() {
    assertThat(new CheckReport(List.of(ERROR, WARNING, ERROR)).findings())
        .containsExactly(WARNING, ERROR);
  }

  @Test
  void warningsAloneAreClean() {
    assertThat(new CheckReport(List.of(WARNING)).isClean()).isTrue();
    assertThat(new CheckReport(List.of(WARNING, ERROR)).isClean()).isFalse();
  }

  @Test
  void textHasALineAFindingAndTheCounts() {
    assertThat(new CheckReport(List.of(ERROR, WARNING)).text())
        .isEqualTo(
            """
            a.md:9:1: warning[summary] Long.
                Cut it.
            b.md:2:3: error[cycle] Round it goes.
                Cut it.
            1 error, 1 warning
            """);
  }

  @Test
  void jsonHasTheSame() {
    assertThat(new CheckReport(List.of(ERROR)).json())
        .isEqualTo(
            """
            {
              "errors": 1,
              "warnings": 0,
              "findings": [
                {
                  "rule": "cycle",
                  "severity": "error",
                  "file": "b.md",
                  "line": 2,
                  "column": 3,
                  "message": "Round it goes.",
                  "fix": "Cut it."
                }
              ]
            }
            """);
  }
}

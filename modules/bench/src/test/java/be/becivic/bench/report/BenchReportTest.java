package be.becivic.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BenchReportTest {
  private static final BenchReport REPORT =
      new BenchReport(
          List.of(
              new ReportSection(
                  "http",
                  "HTTP",
                  List.of(
                      ReportRow.of("staged_per_s", "staged", 5830.4, "/s"),
                      ReportRow.of("ratio", "staged / constant", 0.412, "×")
                          .aimingAt(new Aim.AtLeast(0.4)))),
              new ReportSection(
                  "start",
                  "Start",
                  List.of(
                      ReportRow.of("first_s", "start", 1.5, "s").aimingAt(new Aim.Below(1.5))))));

  @Test
  void theTableAlignsNumbersAndSaysWhetherAnAimIsMet() {
    assertThat(REPORT.table())
        .isEqualTo(
            """
            HTTP
              staged             5830 /s
              staged / constant  0.41 ×   aim ≥ 0.40, met

            Start
              start              1.50 s   aim < 1.50, missed\
            """);
  }

  @Test
  void jsonIsOneObjectWithANumberPerKey() {
    assertThat(REPORT.json())
        .isEqualTo(
            """
            {"http":{"staged_per_s":5830.4,"ratio":0.412},"start":{"first_s":1.5}}\
            """);
  }

  @Test
  void aMedianIgnoresAnOutlier() {
    assertThat(Numbers.median(3, 1, 100)).isEqualTo(3);
    assertThat(Numbers.median(4, 1, 100, 2)).isEqualTo(3);
  }
}

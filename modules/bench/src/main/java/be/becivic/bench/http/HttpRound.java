package be.becivic.bench.http;

import be.becivic.bench.load.Load;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.Rounds;
import java.util.List;
import java.util.function.Function;

/** The kinds of requests, one after the other. */
record HttpRound(RequestSide constant, RequestSide library, RequestSide staged) {
  private static final Aim SHARE = new Aim.AtLeast(0.4);

  static ReportSection section(Rounds<HttpRound> rounds, int connections) {
    Load constant = together(rounds, HttpRound::constant);
    Load staged = together(rounds, HttpRound::staged);
    return new ReportSection(
        "http",
        "HTTP: %d connections, %d rounds".formatted(connections, rounds.count()),
        List.of(
            ReportRow.of(
                "constant_per_s",
                "constant answer",
                rounds.median(round -> round.constant.perSecond()),
                "/s"),
            ReportRow.of(
                "library_per_s",
                "the same from the library's own server",
                rounds.median(round -> round.library.perSecond()),
                "/s"),
            ReportRow.of(
                "listener_ratio",
                "our listener / library",
                rounds.median(HttpRound::listener),
                "×"),
            ReportRow.of(
                "staged_per_s",
                "accepted and staged",
                rounds.median(round -> round.staged.perSecond()),
                "/s"),
            ReportRow.of("ratio", "staged / constant", rounds.median(HttpRound::ratio), "×")
                .aimingAt(SHARE),
            ReportRow.of("constant_p50_ms", "constant, p50", constant.millisFor(0.5), "ms"),
            ReportRow.of("constant_p99_ms", "constant, p99", constant.millisFor(0.99), "ms"),
            ReportRow.of("staged_p50_ms", "staged, p50", staged.millisFor(0.5), "ms"),
            ReportRow.of("staged_p99_ms", "staged, p99", staged.millisFor(0.99), "ms"),
            ReportRow.of(
                "constant_cpu_us",
                "constant, server CPU each",
                rounds.median(round -> round.constant.cpuMicrosEach()),
                "µs"),
            ReportRow.of(
                "library_cpu_us",
                "library, server CPU each",
                rounds.median(round -> round.library.cpuMicrosEach()),
                "µs"),
            ReportRow.of(
                "staged_cpu_us",
                "staged, server CPU each",
                rounds.median(round -> round.staged.cpuMicrosEach()),
                "µs"),
            ReportRow.count(
                "refused", "answers other than 201", constant.refused() + staged.refused()),
            ReportRow.count(
                "socket_errors", "socket errors", constant.broken() + staged.broken())));
  }

  private double listener() {
    return constant.perSecond() / library.perSecond();
  }

  private double ratio() {
    return staged.perSecond() / constant.perSecond();
  }

  private static Load together(Rounds<HttpRound> rounds, Function<HttpRound, RequestSide> side) {
    return Load.together(rounds.all().stream().map(side).map(RequestSide::load).toList());
  }
}

package be.becivic.bench;

import be.becivic.bench.load.Load;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.Numbers;
import be.becivic.bench.report.Row;
import be.becivic.bench.report.Section;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** The two kinds of requests, one after the other. */
record HttpRound(Side constant, Side staged) {
  private static final Aim SHARE = new Aim.AtLeast(0.4);

  static Section section(List<HttpRound> rounds, int connections) {
    Load constant = together(rounds, HttpRound::constant);
    Load staged = together(rounds, HttpRound::staged);
    return new Section(
        "http",
        "HTTP: %d connections, %d rounds".formatted(connections, rounds.size()),
        List.of(
            Row.of(
                "constant_per_s",
                "constant answer",
                median(rounds, round -> round.constant.perSecond()),
                "/s"),
            Row.of(
                "staged_per_s",
                "accepted and staged",
                median(rounds, round -> round.staged.perSecond()),
                "/s"),
            Row.of("ratio", "staged / constant", median(rounds, HttpRound::ratio), "×")
                .aimingAt(SHARE),
            Row.of("constant_p50_ms", "constant, p50", constant.millisFor(0.5), "ms"),
            Row.of("constant_p99_ms", "constant, p99", constant.millisFor(0.99), "ms"),
            Row.of("staged_p50_ms", "staged, p50", staged.millisFor(0.5), "ms"),
            Row.of("staged_p99_ms", "staged, p99", staged.millisFor(0.99), "ms"),
            Row.of(
                "constant_cpu_us",
                "constant, server CPU each",
                median(rounds, round -> round.constant.cpuMicrosEach()),
                "µs"),
            Row.of(
                "staged_cpu_us",
                "staged, server CPU each",
                median(rounds, round -> round.staged.cpuMicrosEach()),
                "µs"),
            Row.of("refused", "answers other than 201", constant.refused() + staged.refused(), ""),
            Row.of("socket_errors", "socket errors", constant.broken() + staged.broken(), "")));
  }

  private double ratio() {
    return staged.perSecond() / constant.perSecond();
  }

  private static double median(List<HttpRound> rounds, ToDoubleFunction<HttpRound> number) {
    return Numbers.median(rounds.stream().mapToDouble(number).toArray());
  }

  private static Load together(List<HttpRound> rounds, Function<HttpRound, Side> side) {
    return Load.together(rounds.stream().map(side).map(Side::load).toList());
  }
}

package be.becivic.bench.http;

import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.Rounds;
import java.util.List;
import java.util.function.Function;

/** A skill read in each way, one after the other, beside a constant as large as its page. */
record ReadRound(RequestSide constant, RequestSide page, RequestSide twin, RequestSide tool) {
  private static final Aim SHARE_OF_CONSTANT = new Aim.AtLeast(0.8);
  private static final Aim COST_OF_A_TOOL = new Aim.AtMost(1.5);
  private static final Aim NONE = new Aim.AtMost(0);

  static ReportSection section(Rounds<ReadRound> rounds, int connections, int bytes) {
    return new ReportSection(
        "read",
        "Read: a page of %,d bytes, %d connections, %d rounds"
            .formatted(bytes, connections, rounds.count()),
        List.of(
            rate("constant_per_s", "constant of that size", rounds, ReadRound::constant),
            rate("page_per_s", "cached skill page", rounds, ReadRound::page),
            ReportRow.of(
                    "page_ratio",
                    "page / constant",
                    rounds.median(each -> each.page.perSecond() / each.constant.perSecond()),
                    "×")
                .aimingAt(SHARE_OF_CONSTANT),
            rate("twin_per_s", "read over HTTP", rounds, ReadRound::twin),
            rate("tool_per_s", "read through the tool", rounds, ReadRound::tool),
            cpu("twin_cpu_us", "over HTTP, server CPU each", rounds, ReadRound::twin),
            cpu("tool_cpu_us", "the tool, server CPU each", rounds, ReadRound::tool),
            ReportRow.of(
                    "tool_cost",
                    "server CPU, the tool / HTTP",
                    rounds.median(each -> each.tool.cpuMicrosEach() / each.twin.cpuMicrosEach()),
                    "×")
                .aimingAt(COST_OF_A_TOOL),
            ReportRow.of(
                "tool_time",
                "time, the tool / HTTP",
                rounds.median(each -> each.twin.perSecond() / each.tool.perSecond()),
                "×"),
            ReportRow.count("failed", "answers other than 200", failures(rounds)).aimingAt(NONE)));
  }

  private static ReportRow rate(
      String key, String label, Rounds<ReadRound> rounds, Function<ReadRound, RequestSide> side) {
    return ReportRow.of(key, label, rounds.median(each -> side.apply(each).perSecond()), "/s");
  }

  private static ReportRow cpu(
      String key, String label, Rounds<ReadRound> rounds, Function<ReadRound, RequestSide> side) {
    return ReportRow.of(key, label, rounds.median(each -> side.apply(each).cpuMicrosEach()), "µs");
  }

  private static long failures(Rounds<ReadRound> rounds) {
    return rounds.all().stream()
        .flatMap(each -> List.of(each.constant, each.page, each.twin, each.tool).stream())
        .mapToLong(side -> side.load().refused() + side.load().broken())
        .sum();
  }
}

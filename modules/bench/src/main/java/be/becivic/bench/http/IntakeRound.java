package be.becivic.bench.http;

import be.becivic.bench.load.Load;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.Rounds;
import java.util.List;
import java.util.function.Function;

/** Envelopes stored raw, taken in, and taken in where much is stored already. */
record IntakeRound(Load raw, Load taken, Load takenWhenFull) {
  private static final Aim SHARE_OF_RAW = new Aim.AtLeast(0.5);
  private static final Aim SHARE_WHEN_FULL = new Aim.AtLeast(0.9);
  private static final Aim TAIL = new Aim.AtMost(4);
  private static final Aim NONE = new Aim.AtMost(0);

  static ReportSection section(Rounds<IntakeRound> rounds, Load many, int connections, int stored) {
    Load taken = Load.together(rounds.all().stream().map(IntakeRound::taken).toList());
    double p50 = taken.millisFor(0.5);
    double p99 = taken.millisFor(0.99);
    return new ReportSection(
        "intake",
        "Intake: envelopes of %d items, %d connections, %d rounds"
            .formatted(FreshEnvelopes.ITEMS, connections, rounds.count()),
        List.of(
            rate("raw_per_s", "parsed, items stored raw", rounds, IntakeRound::raw),
            rate("taken_per_s", "taken in", rounds, IntakeRound::taken),
            rate(
                "taken_full_per_s",
                "taken in, %,d rows stored".formatted(stored),
                rounds,
                IntakeRound::takenWhenFull),
            ReportRow.of(
                    "ratio",
                    "taken in / raw",
                    rounds.median(each -> each.taken.perSecond() / each.raw.perSecond()),
                    "×")
                .aimingAt(SHARE_OF_RAW),
            ReportRow.of(
                    "full_ratio",
                    "full / empty",
                    rounds.median(each -> each.takenWhenFull.perSecond() / each.taken.perSecond()),
                    "×")
                .aimingAt(SHARE_WHEN_FULL),
            ReportRow.of("p50_ms", "taken in, p50", p50, "ms"),
            ReportRow.of("p99_ms", "taken in, p99", p99, "ms"),
            ReportRow.of("tail", "p99 / p50", p99 / Math.max(p50, 1e-6), "×").aimingAt(TAIL),
            ReportRow.count("refused", "answers other than 200", taken.refused()).aimingAt(NONE),
            ReportRow.count("many_broken", "socket errors at 256 connections", many.broken())
                .aimingAt(NONE)));
  }

  private static ReportRow rate(
      String name, String words, Rounds<IntakeRound> rounds, Function<IntakeRound, Load> side) {
    return ReportRow.of(name, words, rounds.median(each -> side.apply(each).perSecond()), "/s");
  }
}

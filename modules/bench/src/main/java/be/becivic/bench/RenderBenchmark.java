package be.becivic.bench;

import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.RoundOptions;
import be.becivic.bench.run.WorkFolder;
import be.becivic.bench.turns.Step;
import be.becivic.bench.turns.Timings;
import be.becivic.bench.turns.Turns;
import be.becivic.corpus.body.parser.BodyParser;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "render",
    description = {
      "A cold rendering of a 30 KB skill with 50 tags and 100 observations against parsing its "
          + "Markdown.",
      "",
      "Nothing of the page is kept from one rendering to the next: its text is parsed, the"
          + " catalogue and the observations are read from a database, and all of it is written as"
          + " HTML.",
      ""
    })
final class RenderBenchmark extends Benchmark {
  private static final Duration TURN = Duration.ofMillis(100);
  private static final Aim QUICK = new Aim.AtMost(5);

  @Mixin private final RoundOptions options = new RoundOptions(31, Duration.ofSeconds(15));

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException {
    try (WorkFolder folder = WorkFolder.create();
        LargeSkill large = LargeSkill.in(folder.path(), InstalledHome.corpus())) {
      Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
      String markdown = large.markdown();
      progress.say("%d rounds".formatted(options.rounds()));
      Timings timings =
          new Turns(options.warmUp(), options.rounds(), TURN)
              .of(
                  List.of(
                      new Step("parse", () -> parser.parse(markdown)),
                      new Step("body", () -> BodyParser.parse(markdown, 0)),
                      new Step("render", large::render)));
      return section(timings, large);
    }
  }

  private static ReportSection section(Timings timings, LargeSkill large) {
    return new ReportSection(
        "render",
        "Render: a skill of %,d characters with %d tags and %d observations, one thread"
            .formatted(
                large.markdown().length(), large.skill().tags().size(), LargeSkill.OBSERVATIONS),
        List.of(
            ReportRow.of("parse_us", "CommonMark", timings.medianMicros("parse"), "µs"),
            ReportRow.of("body_us", "CommonMark with tags", timings.medianMicros("body"), "µs"),
            ReportRow.of("render_us", "cold rendering", timings.medianMicros("render"), "µs"),
            ReportRow.of(
                    "ratio",
                    "rendering / CommonMark",
                    timings.medianRatio(List.of("render"), "parse"),
                    "×")
                .aimingAt(QUICK),
            ReportRow.of(
                "ratio_to_body",
                "rendering / CommonMark with tags",
                timings.medianRatio(List.of("render"), "body"),
                "×")));
  }
}

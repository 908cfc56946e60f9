package be.becivic.bench;

import be.becivic.bench.report.Aim;
import be.becivic.bench.report.Row;
import be.becivic.bench.report.Section;
import be.becivic.bench.turns.Step;
import be.becivic.bench.turns.Timings;
import be.becivic.bench.turns.Turns;
import be.becivic.corpus.body.Body;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "render",
    description = {
      "A cold rendering of a 30 KB skill with 50 tags and 100 observations against parsing its",
      "Markdown.",
      "",
      "Nothing of the page is kept from one rendering to the next: its text is parsed, the",
      "catalogue and the observations are read from a database, and all of it is written as HTML.",
      ""
    })
final class RenderCommand implements Benchmark, Callable<Integer> {
  private static final Duration TURN = Duration.ofMillis(100);
  private static final Aim QUICK = new Aim.AtMost(5);

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Rounds of every step (${DEFAULT-VALUE}).")
  private int rounds = 31;

  @Option(
      names = "--warm-up",
      paramLabel = "DURATION",
      description = "Before the first round (${DEFAULT-VALUE}).")
  private Duration warmUp = Duration.ofSeconds(15);

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException, InterruptedException {
    return output.of(List.of(this));
  }

  @Override
  public Section measure(Consumer<String> progress) throws IOException {
    try (WorkFolder folder = WorkFolder.create(Home.path());
        LargeSkill large = LargeSkill.in(folder.path(), Home.corpus())) {
      Parser parser = Parser.builder().extensions(List.of(TablesExtension.create())).build();
      String markdown = large.markdown();
      progress.accept("render, %d rounds".formatted(rounds));
      Timings timings =
          new Turns(warmUp, rounds, TURN)
              .of(
                  List.of(
                      new Step("parse", () -> parser.parse(markdown)),
                      new Step("body", () -> Body.parse(markdown, 0)),
                      new Step("render", large::render)));
      return section(timings, large);
    }
  }

  private static Section section(Timings timings, LargeSkill large) {
    return new Section(
        "render",
        "Render: a skill of %,d characters with %d tags and %d observations, one thread"
            .formatted(
                large.markdown().length(), large.skill().tags().size(), LargeSkill.OBSERVATIONS),
        List.of(
            Row.of("parse_us", "CommonMark", timings.medianMicros("parse"), "µs"),
            Row.of("body_us", "CommonMark with tags", timings.medianMicros("body"), "µs"),
            Row.of("render_us", "cold rendering", timings.medianMicros("render"), "µs"),
            Row.of(
                    "ratio",
                    "rendering / CommonMark",
                    timings.medianRatio(List.of("render"), "parse"),
                    "×")
                .aimingAt(QUICK),
            Row.of(
                "ratio_to_body",
                "rendering / CommonMark with tags",
                timings.medianRatio(List.of("render"), "body"),
                "×")));
  }
}

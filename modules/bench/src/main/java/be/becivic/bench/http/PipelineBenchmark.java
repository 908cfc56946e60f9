package be.becivic.bench.http;

import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.RoundOptions;
import be.becivic.bench.turns.Step;
import be.becivic.bench.turns.Timings;
import be.becivic.bench.turns.Turns;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Command(
    name = "pipeline",
    description = {
      "Schema and scrub of a 1.5 KB concern against parsing it.",
      "",
      "Runs the steps in turns on one thread and prints the median of the rounds.",
      ""
    })
public final class PipelineBenchmark extends Benchmark {
  private static final Duration TURN = Duration.ofMillis(40);

  @Mixin private final RoundOptions options = new RoundOptions(41, Duration.ofSeconds(10));

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException {
    byte[] concern = Samples.concern();
    JsonNode document = parsed(concern);
    Schemas schemas = Schemas.load();
    var ban = new IdentityBan(schemas.vocabulary());
    Scrubber scrubber = scrubber(InstalledHome.corpus());
    var mapper = new JsonMapper();
    progress.say("%d rounds".formatted(options.rounds()));
    Timings timings =
        new Turns(options.warmUp(), options.rounds(), TURN)
            .of(
                List.of(
                    new Step("plain", () -> mapper.readTree(concern)),
                    new Step("parse", () -> StrictJson.parse(concern)),
                    new Step("ban", () -> ban.check(document)),
                    new Step("schema", () -> schemas.check(SchemaName.CONCERN, document)),
                    new Step("scrub", () -> scrubber.scan(document))));
    return section(timings, concern.length);
  }

  private static ReportSection section(Timings timings, int bytes) {
    List<String> checks = List.of("schema", "scrub");
    return new ReportSection(
        "pipeline",
        "Pipeline: one concern of %d bytes, one thread".formatted(bytes),
        List.of(
            ReportRow.of("plain_us", "Jackson alone", timings.medianMicros("plain"), "µs"),
            ReportRow.of("parse_us", "parse", timings.medianMicros("parse"), "µs"),
            ReportRow.of("ban_us", "identity ban", timings.medianMicros("ban"), "µs"),
            ReportRow.of("schema_us", "schema", timings.medianMicros("schema"), "µs"),
            ReportRow.of("scrub_us", "scrub", timings.medianMicros("scrub"), "µs"),
            ReportRow.of(
                "ratio", "schema + scrub / parse", timings.medianRatio(checks, "parse"), "×"),
            ReportRow.of(
                "ratio_to_plain",
                "schema + scrub / Jackson alone",
                timings.medianRatio(checks, "plain"),
                "×")));
  }

  static Scrubber scrubber(Path corpus) throws IOException {
    byte[] rules = Files.readAllBytes(corpus.resolve("tools/scrub/regex-rules.json"));
    return Scrubber.of(ScrubRules.parse(parsed(rules)));
  }

  static JsonNode parsed(byte[] json) {
    return switch (StrictJson.parse(json)) {
      case Outcome.Ok<JsonNode>(JsonNode document) -> document;
      case Outcome.Refused<JsonNode> _ -> throw new IllegalStateException("not JSON");
    };
  }
}

package be.becivic.bench;

import be.becivic.bench.http.FreshEnvelopes;
import be.becivic.bench.http.SkillRequests;
import be.becivic.bench.load.RequestSource;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.LoadOptions;
import be.becivic.bench.run.RoundOptions;
import be.becivic.bench.run.Rounds;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "servers",
    description = {
      "One server with the embedded database, one on PostgreSQL and three on PostgreSQL.",
      "",
      "All of them run the whole time and are sent envelopes of ten, then asked for a page, in"
          + " turns. They share this machine with the databases and with who sends, so that what"
          + " each answer costs in processor time says more than how many there are.",
      ""
    },
    sortOptions = false)
final class ServersBenchmark extends Benchmark {
  private static final int SEVERAL = 3;

  @Mixin
  private final LoadOptions options =
      new LoadOptions(48, Duration.ofSeconds(10), new RoundOptions(3, Duration.ofSeconds(15)));

  /** One set-up under one kind of request. */
  private record Setup(String key, String words, ServerGroup group) {}

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    PackagedProgram program = PackagedProgram.build();
    try (WorkFolder folder = WorkFolder.create()) {
      Path path = folder.path();
      try (ServerGroup embedded = ServerGroup.alone(program, path.resolve("embedded"));
          ServerGroup one = ServerGroup.onPostgresql(program, path.resolve("one"), 1);
          ServerGroup several = ServerGroup.onPostgresql(program, path.resolve("more"), SEVERAL)) {
        List<ServerGroup> groups = List.of(embedded, one, several);
        byte[] page = SkillRequests.page();
        var rows = new ArrayList<ReportRow>();
        rows.addAll(compare("envelope", "envelopes", groups, FreshEnvelopes::toServer, progress));
        rows.addAll(compare("page", "pages", groups, () -> () -> page, progress));
        return new ReportSection(
            "servers",
            "Servers: %d connections, median of %d rounds"
                .formatted(options.connections(), options.rounds()),
            rows);
      }
    }
  }

  private List<ReportRow> compare(
      String key,
      String words,
      List<ServerGroup> groups,
      Supplier<RequestSource> requests,
      BenchProgress progress)
      throws IOException, InterruptedException {
    List<Setup> setups =
        List.of(
            new Setup(key + "_embedded", words + ", one, embedded", groups.get(0)),
            new Setup(key + "_one", words + ", one on PostgreSQL", groups.get(1)),
            new Setup(key + "_several", words + ", three on PostgreSQL", groups.get(2)));
    progress.say("%s, warming up".formatted(words));
    for (Setup each : setups) {
      each.group.send(options.connections(), options.warmUp(), requests);
    }
    Rounds<List<ServerGroup.Share>> results =
        Rounds.of(
            options.rounds(),
            round -> progress.say(words + ", " + round),
            _ -> {
              var shares = new ArrayList<ServerGroup.Share>();
              for (Setup each : setups) {
                shares.add(each.group.send(options.connections(), options.round(), requests));
              }
              return shares;
            });
    var rows = new ArrayList<ReportRow>();
    for (int i = 0; i < setups.size(); i++) {
      int place = i;
      rows.addAll(rows(setups.get(i), results.map(shares -> shares.get(place))));
    }
    return rows;
  }

  private static List<ReportRow> rows(Setup setup, Rounds<ServerGroup.Share> shares) {
    return List.of(
        ReportRow.of(
            setup.key + "_per_s",
            setup.words,
            shares.median(each -> each.load().perSecond()),
            "/s"),
        ReportRow.of(
            setup.key + "_server_us",
            "  servers' CPU each",
            shares.median(ServerGroup.Share::serverMicrosEach),
            "µs"),
        ReportRow.of(
            setup.key + "_database_us",
            "  database's CPU each",
            shares.median(ServerGroup.Share::databaseMicrosEach),
            "µs"),
        ReportRow.count(
            setup.key + "_failed",
            "  refused or broken",
            shares.all().stream()
                .mapToLong(each -> each.load().refused() + each.load().broken())
                .sum()));
  }
}

package be.becivic.bench;

import be.becivic.bench.http.FreshEnvelopes;
import be.becivic.bench.http.SkillRequests;
import be.becivic.bench.load.RequestSource;
import be.becivic.bench.report.Numbers;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.Output;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "servers",
    description = {
      "One server with the embedded database, one on PostgreSQL and three on PostgreSQL.",
      "",
      "All of them run the whole time and are sent envelopes of ten, then asked for a page, in",
      "turns. They share this machine with the databases and with who sends, so that what each",
      "answer costs in processor time says more than how many there are.",
      ""
    },
    sortOptions = false)
final class ServersBenchmark implements Benchmark, Callable<Integer> {
  private static final int SEVERAL = 3;

  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "Connections kept busy (${DEFAULT-VALUE}).")
  private int connections = 48;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Rounds of each kind (${DEFAULT-VALUE}).")
  private int rounds = 3;

  @Option(
      names = "--round",
      paramLabel = "DURATION",
      description = "Length of one (${DEFAULT-VALUE}).")
  private Duration round = Duration.ofSeconds(10);

  @Option(
      names = "--warm-up",
      paramLabel = "DURATION",
      description = "Before the first, of each kind (${DEFAULT-VALUE}).")
  private Duration warmUp = Duration.ofSeconds(15);

  @Mixin private Output output;

  /** One set-up, and what its rounds of one kind of request came to. */
  private record Setup(String key, String words, ServerGroup group, List<ServerGroup.Share> runs) {
    Setup(String key, String words, ServerGroup group) {
      this(key, words, group, new ArrayList<>());
    }

    double median(ToDoubleFunction<ServerGroup.Share> number) {
      return Numbers.median(runs.stream().mapToDouble(number).toArray());
    }

    double perSecond() {
      return median(each -> each.load().perSecond());
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    return output.of(List.of(this));
  }

  @Override
  public ReportSection measure(Consumer<String> progress) throws IOException, InterruptedException {
    var program = new PackagedProgram(InstalledHome.path());
    program.build();
    try (WorkFolder folder = WorkFolder.create(InstalledHome.path())) {
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
            "Servers: %d connections, median of %d rounds".formatted(connections, rounds),
            rows);
      }
    }
  }

  private List<ReportRow> compare(
      String key,
      String words,
      List<ServerGroup> groups,
      Supplier<RequestSource> requests,
      Consumer<String> progress)
      throws IOException, InterruptedException {
    List<Setup> setups =
        List.of(
            new Setup(key + "_embedded", words + ", one, embedded", groups.get(0)),
            new Setup(key + "_one", words + ", one on PostgreSQL", groups.get(1)),
            new Setup(key + "_several", words + ", three on PostgreSQL", groups.get(2)));
    progress.accept("servers, %s, warming up".formatted(words));
    for (Setup each : setups) {
      each.group.send(connections, warmUp, requests);
    }
    for (int i = 1; i <= rounds; i++) {
      progress.accept("servers, %s, round %d of %d".formatted(words, i, rounds));
      for (Setup each : setups) {
        each.runs.add(each.group.send(connections, round, requests));
      }
    }
    return rows(setups);
  }

  private static List<ReportRow> rows(List<Setup> setups) {
    var rows = new ArrayList<ReportRow>();
    for (Setup each : setups) {
      rows.add(ReportRow.of(each.key + "_per_s", each.words, each.perSecond(), "/s"));
      rows.add(
          ReportRow.of(
              each.key + "_server_us",
              "  servers' CPU each",
              each.median(ServerGroup.Share::serverMicrosEach),
              "µs"));
      rows.add(
          ReportRow.of(
              each.key + "_database_us",
              "  database's CPU each",
              each.median(ServerGroup.Share::databaseMicrosEach),
              "µs"));
      rows.add(
          ReportRow.count(
              each.key + "_failed",
              "  refused or broken",
              each.runs.stream()
                  .mapToLong(run -> run.load().refused() + run.load().broken())
                  .sum()));
    }
    return rows;
  }
}

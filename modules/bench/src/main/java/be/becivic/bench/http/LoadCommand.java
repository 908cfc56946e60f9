package be.becivic.bench.http;

import be.becivic.bench.load.RequestSource;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.rate.PacedLoad;
import be.becivic.bench.rate.Ramp;
import be.becivic.bench.rate.RateChart;
import be.becivic.bench.rate.RateReport;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "load",
    description = {
      "Raise the rate of requests until the server no longer keeps up.",
      "",
      "Requests are sent when they are due, whatever became of earlier ones, and "
          + "time counts from then. Starts a server of its own without limits, or asks "
          + "the one at --url, which may refuse what is more than its limits allow.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  becivic bench load",
      "  becivic bench load --kind submit --out build",
      "  becivic bench load --url http://127.0.0.1:8080 --first 50"
    })
public final class LoadCommand implements Callable<Integer> {
  private static final double GROWTH = 1.6;
  private static final double ANSWERED = 0.99;

  /** What is asked for. */
  enum Kind {
    PAGE(200) {
      @Override
      RequestSource requests() {
        byte[] page = SkillRequests.page();
        return () -> page;
      }
    },
    SUBMIT(201) {
      @Override
      RequestSource requests() {
        return FreshFeedback.to(ServerUnderLoad.STAGE);
      }
    },
    ENVELOPE(200) {
      @Override
      RequestSource requests() {
        return FreshEnvelopes.to(ServerUnderLoad.ENVELOPE);
      }
    };

    private final int hopedFor;

    Kind(int hopedFor) {
      this.hopedFor = hopedFor;
    }

    abstract RequestSource requests();
  }

  @Option(names = "--url", paramLabel = "URL", description = "A server that runs already, by http.")
  private @Nullable URI url;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      description = "page (which is usual), submit, or envelope of ten.")
  private Kind kind = Kind.PAGE;

  @Option(
      names = "--first",
      paramLabel = "N",
      description = "Requests a second to begin with (${DEFAULT-VALUE}).")
  private double first = 200;

  @Option(
      names = "--step",
      paramLabel = "DURATION",
      description = "Length of one rate (${DEFAULT-VALUE}).")
  private Duration step = Duration.ofSeconds(5);

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "Rates to try at most (${DEFAULT-VALUE}).")
  private int most = 16;

  @Option(
      names = "--slowest",
      paramLabel = "MILLIS",
      description = "What 99 of 100 answers may take (${DEFAULT-VALUE}).")
  private double slowest = 250;

  @Option(
      names = "--warm-up",
      paramLabel = "DURATION",
      description = "At the first rate, before it counts (${DEFAULT-VALUE}).")
  private Duration warmUp = Duration.ofSeconds(10);

  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "Requests under way at most (${DEFAULT-VALUE}).")
  private int connections = 64;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where load-KIND.svg and load-KIND.json go (${DEFAULT-VALUE}).")
  private Path out = Path.of("target");

  @Option(names = "--json", description = "Print the JSON instead of the table.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (url != null) {
      if (!"http".equals(url.getScheme()) || url.getHost() == null) {
        throw new ParameterException(spec.commandLine(), "--url takes http://HOST:PORT");
      }
      return report(climb(url));
    }
    try (WorkFolder folder = WorkFolder.create();
        ServerProcess server = ServerUnderLoad.process(folder.path(), "data")) {
      return report(climb(server.address()));
    }
  }

  private Ramp.Climb climb(URI server) throws InterruptedException {
    var load = new PacedLoad(List.of(server), connections, kind.hopedFor);
    Supplier<RequestSource> requests = kind::requests;
    say("warming up");
    load.run(first, warmUp, requests);
    return new Ramp(first, GROWTH, ANSWERED, slowest)
        .climb(
            most,
            rate -> {
              say("%.0f a second".formatted(rate));
              return load.run(rate, step, requests);
            });
  }

  private int report(Ramp.Climb climb) throws IOException {
    String name = "load-" + kind.name().toLowerCase(Locale.ROOT);
    var report = new RateReport("Rising rates, " + name, climb);
    Files.createDirectories(out);
    Files.writeString(out.resolve(name + ".json"), report.json() + "\n");
    Files.writeString(out.resolve(name + ".svg"), RateChart.of(report.title(), climb));
    spec.commandLine().getOut().println(json ? report.json() : report.table());
    return climb.knee().isPresent() ? 0 : 1;
  }

  private void say(String progress) {
    spec.commandLine().getErr().println("load: " + progress);
  }
}

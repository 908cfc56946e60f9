package be.becivic.cli;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.cli.option.SiteOption;
import be.becivic.server.Server;
import be.becivic.server.data.DataFolder;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    description = "Start the server on an embedded database and git repository.",
    sortOptions = false,
    footer = {
      "",
      "It is ready when GET /healthz answers 200, and stops cleanly on Ctrl-C.",
      "Settings come from the defaults, then DATA/becivic.conf, then the environment",
      "(BECIVIC_HTTP_PORT for http.port), then --set. See docs/configuration.md.",
      "",
      "Examples:",
      "  becivic serve --port 9000 --data /srv/becivic",
      "  becivic serve --set staging.window=PT5S --set jobs.commit.every=PT1S"
    })
final class ServeCommand implements Callable<Integer> {
  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "Port to listen on (8080; 0 picks a free one).")
  private @Nullable String port;

  @Mixin private SiteOption site;
  @Mixin private DataOptions options;
  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    List<String> more =
        site.with(Stream.ofNullable(port).map(chosen -> "http.port=" + chosen).toList());
    Server server = Server.start(options.configuration(more), options.data(), Home.corpus());
    stopOnSignal(server);
    var out = spec.commandLine().getOut();
    out.println("Be Civic is ready at " + server.address());
    if (server.hasNewOperatorToken()) {
      out.println(
          "A token for the operator was made; it is in "
              + options.data().resolve(DataFolder.OPERATOR_TOKEN));
    }
    out.flush();
    new CountDownLatch(1).await();
    return 0;
  }

  /** Halting from the hook makes a drained stop end with 0 rather than with the signal's code. */
  private static void stopOnSignal(Server server) {
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .name("stop")
                .unstarted(
                    () -> {
                      server.close();
                      Runtime.getRuntime().halt(0);
                    }));
  }
}

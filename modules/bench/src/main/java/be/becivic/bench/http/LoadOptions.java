package be.becivic.bench.http;

import java.time.Duration;
import picocli.CommandLine.Option;

/** How long and how hard a server is kept busy. */
final class LoadOptions {
  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "Connections kept busy (${DEFAULT-VALUE}).")
  int connections = 64;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Rounds of each kind (${DEFAULT-VALUE}).")
  int rounds = 4;

  @Option(
      names = "--round",
      paramLabel = "DURATION",
      description = "Length of one (${DEFAULT-VALUE}).")
  Duration round = Duration.ofSeconds(5);

  @Option(
      names = "--warm-up",
      paramLabel = "DURATION",
      description = "Before the first, of each kind (${DEFAULT-VALUE}).")
  Duration warmUp = Duration.ofSeconds(15);
}

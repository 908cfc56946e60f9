package be.becivic.bench.run;

import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How long and how hard a server is kept busy. */
public final class LoadOptions {
  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "Connections kept busy (${DEFAULT-VALUE}).")
  private int connections;

  @Option(
      names = "--round",
      paramLabel = "DURATION",
      description = "Length of one round (${DEFAULT-VALUE}).")
  private Duration round;

  @Mixin private final RoundOptions rounds;

  public LoadOptions(int connections, Duration round, RoundOptions rounds) {
    this.connections = connections;
    this.round = round;
    this.rounds = rounds;
  }

  public int connections() {
    return connections;
  }

  public Duration round() {
    return round;
  }

  public int rounds() {
    return rounds.rounds();
  }

  public Duration warmUp() {
    return rounds.warmUp();
  }
}

package be.becivic.bench.run;

import java.time.Duration;
import picocli.CommandLine.Option;

/** How often something is measured, and how long it runs before that counts. */
public final class RoundOptions {
  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How often each thing is measured (${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--warm-up",
      paramLabel = "DURATION",
      description = "Before the first round, of each (${DEFAULT-VALUE}).")
  private Duration warmUp;

  public RoundOptions(int rounds, Duration warmUp) {
    this.rounds = rounds;
    this.warmUp = warmUp;
  }

  public int rounds() {
    return rounds;
  }

  public Duration warmUp() {
    return warmUp;
  }
}

package be.becivic.citizen;

import picocli.CommandLine.Option;

/** The option to be told what would happen. */
final class DryRunOption {
  @Option(names = "--dry-run", description = "Say what would be done, and do nothing.")
  private boolean asked;

  boolean isAsked() {
    return asked;
  }
}

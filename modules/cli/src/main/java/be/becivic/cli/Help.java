package be.becivic.cli;

import picocli.CommandLine.Option;

/** The help option that every command has. */
final class Help {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean requested;
}

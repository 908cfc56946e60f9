package be.becivic.cli.option;

import picocli.CommandLine.Option;

/** The help option that every command has. */
public final class Help {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean requested;
}

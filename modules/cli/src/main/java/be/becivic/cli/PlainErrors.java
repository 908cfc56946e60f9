package be.becivic.cli;

import be.becivic.server.config.ConfigurationException;
import be.becivic.server.data.StartFailure;
import be.becivic.site.export.ExportRefused;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** What a person can put right is one line; anything else is a bug and keeps its trace. */
final class PlainErrors implements IExecutionExceptionHandler {

  @Override
  public int handleExecutionException(Exception problem, CommandLine command, ParseResult parsed)
      throws Exception {
    return switch (problem) {
      case ConfigurationException refused -> say(command, refused, CommandLine.ExitCode.USAGE);
      case StartFailure failed -> say(command, failed, CommandLine.ExitCode.SOFTWARE);
      case ExportRefused refused -> say(command, refused, CommandLine.ExitCode.USAGE);
      default -> throw problem;
    };
  }

  private static int say(CommandLine command, Exception problem, int exitCode) {
    command.getErr().println("becivic: " + problem.getMessage());
    return exitCode;
  }
}

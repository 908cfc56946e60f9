package be.becivic.cli;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.server.offline.JobRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "run",
    description = "Run a job once, in the server that is running on the folder if there is one.",
    sortOptions = false)
final class JobsRunCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "The job; see becivic jobs list.")
  private String name;

  @Mixin private DataOptions options;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "A file the job looks at, where it needs one.")
  private @Nullable Path file;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Optional<byte[]> content = Optional.ofNullable(file).map(this::read);
    JobRun run = JobRun.of(options.configuration(), options.data(), Home.corpus(), name, content);
    spec.commandLine().getOut().println(run.text());
    return run.isFine() ? 0 : 1;
  }

  private byte[] read(Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException _) {
      throw new ParameterException(spec.commandLine(), path + " cannot be read.");
    }
  }
}

package be.becivic.cli;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.server.offline.JobRun;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "list", description = "List the jobs: name, when it runs, what it is for.")
final class JobsListCommand implements Callable<Integer> {
  @Mixin private DataOptions options;
  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    JobRun.list(options.configuration()).forEach(spec.commandLine().getOut()::println);
    return 0;
  }
}

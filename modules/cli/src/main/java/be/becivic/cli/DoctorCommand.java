package be.becivic.cli;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.server.doctor.Condition;
import be.becivic.server.doctor.Doctor;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "doctor",
    description = {
      "Look over an installation and say what to do about what is wrong.",
      "",
      "Settings, folder, keys, database, corpus, snapshot, clock, the chain of decisions and the"
          + " server itself. It only looks, and may be used while a server runs. Ends with 1 when"
          + " something is broken.",
      ""
    },
    sortOptions = false,
    footer = {"", "Examples:", "  becivic doctor", "  becivic doctor --data /srv/becivic"})
final class DoctorCommand implements Callable<Integer> {
  @Mixin private DataOptions options;
  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<Condition> found =
        new Doctor(options.configuration(), options.data(), InstantSource.system()).examine();
    PrintWriter out = spec.commandLine().getOut();
    found.forEach(condition -> print(condition, out));
    out.flush();
    return found.stream().anyMatch(Condition.Broken.class::isInstance) ? 1 : 0;
  }

  private static void print(Condition condition, PrintWriter out) {
    switch (condition) {
      case Condition.Sound(String part, String says) -> line(out, "ok", part, says);
      case Condition.Worrying(String part, String says, String remedy) ->
          line(out, "!", part, says + ": " + remedy);
      case Condition.Broken(String part, String says, String remedy) ->
          line(out, "BROKEN", part, says + ": " + remedy);
    }
  }

  private static void line(PrintWriter out, String mark, String part, String text) {
    out.printf("%-7s %-10s %s%n", mark, part, text);
  }
}

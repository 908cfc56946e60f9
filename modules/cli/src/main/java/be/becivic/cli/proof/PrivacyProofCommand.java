package be.becivic.cli.proof;

import be.becivic.cli.option.Help;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "privacy-proof",
    description = {
      "Plant identifiers in a server of its own and look where they went.",
      "",
      "Prints a report and exits with 1 when anything was found.",
      ""
    },
    sortOptions = false)
public final class PrivacyProofCommand implements Callable<Integer> {
  @Option(
      names = "--small",
      description = "One identifier a field instead of every kind in every form.")
  private boolean small;

  @Option(
      names = "--pages",
      paramLabel = "N",
      defaultValue = "300",
      description = "How many public pages to read at most (${DEFAULT-VALUE}).")
  private int pages;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("becivic-privacy-proof");
    try {
      ProofReport report = new PrivacyProof(folder, !small, pages).run();
      PrintWriter out = spec.commandLine().getOut();
      out.print(report.text());
      out.flush();
      return report.isClean() ? 0 : 1;
    } finally {
      delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }
}

package be.becivic.torture.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What git itself says about a repository. */
public final class GitCheck {
  private GitCheck() {}

  /** Everything {@code git fsck} finds wrong, and every change that is on main twice. */
  public static List<String> look(Path repository) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    fsck(repository, wrong);
    if (!wrong.isEmpty()) {
      List<String> again = new ArrayList<>();
      fsck(repository, again);
      wrong.retainAll(again);
    }
    String log =
        run(repository, wrong, "log", "--format=%(trailers:key=Change-Id,valueonly)", "main");
    List<String> changes = log.lines().filter(line -> !line.isBlank()).toList();
    if (changes.size() != changes.stream().distinct().count()) {
      wrong.add("a change is on main twice");
    }
    return wrong;
  }

  /**
   * It lists objects first and references afterwards, so a server at work seems to lack what it
   * wrote in between; what is really missing is missing twice.
   */
  private static void fsck(Path repository, List<String> wrong)
      throws IOException, InterruptedException {
    run(repository, wrong, "fsck", "--full", "--strict", "--no-dangling", "--no-progress");
  }

  private static String run(Path repository, List<String> wrong, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "--git-dir", repository.toString()));
    command.addAll(List.of(arguments));
    Process git = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (git.waitFor() != 0) {
      wrong.add("git " + arguments[0] + ": " + said.strip());
    }
    return said;
  }
}

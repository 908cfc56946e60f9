package be.becivic.torture.fault;

import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Somebody who may push puts a text on main that is none. */
public final class BadCommitFault implements Fault {
  private static final String SKILL = "change-of-address";
  private static final String REFUSED = "becivic_main_refused";

  @Override
  public String name() {
    return "bad-commit";
  }

  @Override
  public String about() {
    return "a commit with errors is pushed to main, and taken back";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    try (var server = new LoneServer(setup)) {
      server.unit.start();
      Path tree = setup.folder().resolve("tree");
      git(setup.folder(), "clone", "--quiet", server.data.resolve("corpus.git").toString(), "tree");
      Path skill = find(tree);
      String good = Files.readString(skill);
      push(tree, skill, "no frontmatter, <VV uid=\"nothing\"/>\n", "Break a skill");
      if (!server.awaitFigure(REFUSED, "1.0")) {
        wrong.add("no figure says that main is refused");
      }
      if (!server.showsPages()) {
        wrong.add("the page is gone");
      }
      server.work(Duration.ofSeconds(1));
      server.unit.kill();
      server.unit.start();
      if (!server.showsPages()) {
        wrong.add("the page is gone after another start");
      }
      push(tree, skill, good, "Mend it");
      if (!server.awaitFigure(REFUSED, "0.0")) {
        wrong.add("a good main is still refused");
      }
      wrong.addAll(server.account());
      return new FaultFinding(
          "the last good text",
          "becivic_main_refused is 1 until main is good again",
          "by itself, once main is good again",
          wrong);
    }
  }

  private static Path find(Path tree) throws IOException {
    try (Stream<Path> files = Files.walk(tree.resolve("skills"))) {
      return files
          .filter(file -> file.toString().contains(SKILL) && file.toString().endsWith(".md"))
          .findFirst()
          .orElseThrow();
    }
  }

  private static void push(Path tree, Path file, String text, String message)
      throws IOException, InterruptedException {
    git(tree, "pull", "--quiet", "--rebase");
    Files.writeString(file, text);
    git(tree, "add", "-A");
    git(
        tree,
        "-c",
        "user.name=Somebody",
        "-c",
        "user.email=somebody@example.invalid",
        "commit",
        "--quiet",
        "-m",
        message);
    git(tree, "push", "--quiet", "origin", "HEAD:main");
  }

  private static void git(Path folder, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    Process git =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(Redirect.DISCARD)
            .start();
    if (git.waitFor() != 0) {
      throw new IOException("git " + String.join(" ", arguments) + " failed");
    }
  }
}

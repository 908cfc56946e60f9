package be.becivic.bench;

import be.becivic.bench.process.JavaProgram;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The program as people run it. */
record PackagedProgram(Path home, boolean cached) {
  private static final String PLENTY = "1000000000";

  /** Settings that let one address send as much as it can. */
  static final List<String> WITHOUT_LIMITS =
      List.of(
          "limits.per-day=" + PLENTY,
          "limits.burst-per-hour=" + PLENTY,
          "limits.global-per-hour=" + PLENTY,
          "limits.validations-per-day=" + PLENTY);

  PackagedProgram withoutCache() {
    return new PackagedProgram(home, false);
  }

  /** The launcher builds what is missing or out of date before it runs anything. */
  static PackagedProgram build() throws IOException, InterruptedException {
    Path home = InstalledHome.path();
    Process launcher =
        new ProcessBuilder(home.resolve("becivic").toString(), "--version")
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.INHERIT)
            .start();
    if (launcher.waitFor() != 0) {
      throw new IOException("the program could not be built");
    }
    return new PackagedProgram(home, true);
  }

  /** Writes the site of a corpus to a folder, with what the launcher grants that command. */
  List<String> render(Path corpus, Path out) {
    return List.of(
        home.resolve("becivic").toString(),
        "render",
        "--corpus",
        corpus.toString(),
        "--out",
        out.toString());
  }

  ServerProcess serve(WorkFolder folder) throws IOException {
    return serve(folder.path().resolve("data"), List.of());
  }

  ServerProcess serve(Path data, List<String> settings) throws IOException {
    return serve(home, data, settings);
  }

  /** With the corpus of another home. */
  ServerProcess serve(Path content, Path data, List<String> settings) throws IOException {
    Path jar = home.resolve("modules/cli/target/becivic-cli.jar");
    var arguments = new ArrayList<>(List.of("serve", "--port", "0", "--data", data.toString()));
    for (String setting : settings) {
      arguments.addAll(List.of("--set", setting));
    }
    return ServerProcess.start(
        JavaProgram.jar(content, cache(), jar, arguments.toArray(String[]::new)).asServer(),
        data.resolveSibling(data.getFileName() + ".log"));
  }

  private Optional<Path> cache() {
    return Optional.of(home.resolve("target/becivic.aot"))
        .filter(file -> cached && Files.exists(file));
  }
}

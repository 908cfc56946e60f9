package be.becivic.citizen;

import be.becivic.citizen.client.ServerEntry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where this program lies: in a package people unpacked, or in the folder it is built from.
 *
 * @param launcher what starts it
 * @param skills the agent skills that come with it
 */
record ProgramFiles(Path launcher, Path skills) {

  static ProgramFiles find() {
    return Optional.ofNullable(System.getProperty("becivic.launcher"))
        .map(launcher -> packaged(Path.of(launcher)))
        .or(
            () ->
                Optional.ofNullable(System.getProperty("becivic.home"))
                    .map(home -> built(Path.of(home))))
        .orElseThrow(() -> new IllegalStateException("this is started by its launcher"));
  }

  ServerEntry entry() {
    return new ServerEntry(launcher.toString(), List.of("harness", "serve"));
  }

  private static ProgramFiles packaged(Path launcher) {
    Path program = launcher.toAbsolutePath().normalize();
    return new ProgramFiles(program, program.resolve("../../skills").normalize());
  }

  private static ProgramFiles built(Path home) {
    return new ProgramFiles(
        home.resolve("becivic").toAbsolutePath().normalize(),
        home.resolve("corpus").resolve("agents"));
  }
}

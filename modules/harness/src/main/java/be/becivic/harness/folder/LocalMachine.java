package be.becivic.harness.folder;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The machine as the harness finds it.
 *
 * @param workingFolder where the agent writes its files
 */
public record LocalMachine(
    OperatingSystem system, Map<String, String> environment, Path home, Path workingFolder) {

  public LocalMachine {
    environment = Map.copyOf(environment);
  }

  public static LocalMachine ofThisMachine() {
    OperatingSystem system = OperatingSystem.of(System.getProperty("os.name"));
    return new LocalMachine(system, System.getenv(), home(system), Path.of("").toAbsolutePath());
  }

  /** What every other program takes for it; Java by itself asks the list of users. */
  private static Path home(OperatingSystem system) {
    return Optional.ofNullable(System.getenv("HOME"))
        .filter(_ -> system != OperatingSystem.WINDOWS)
        .map(Path::of)
        .filter(Path::isAbsolute)
        .orElseGet(() -> Path.of(System.getProperty("user.home")));
  }

  /** How the person starts the program themselves; its launcher says where it lies. */
  public String command(String arguments) {
    String program = find("BECIVIC_LAUNCHER").orElse("becivic");
    return (program.contains(" ") ? '"' + program + '"' : program) + " " + arguments;
  }

  public Optional<String> find(String variable) {
    return Optional.ofNullable(environment.get(variable)).filter(value -> !value.isBlank());
  }
}

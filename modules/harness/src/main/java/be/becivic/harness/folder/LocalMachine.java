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
    return new LocalMachine(
        OperatingSystem.of(System.getProperty("os.name")),
        System.getenv(),
        Path.of(System.getProperty("user.home")),
        Path.of("").toAbsolutePath());
  }

  public Optional<String> find(String variable) {
    return Optional.ofNullable(environment.get(variable)).filter(value -> !value.isBlank());
  }
}

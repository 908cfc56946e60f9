package be.becivic.harness.folder;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The machine as the harness finds it.
 *
 * @param workingFolder where the agent writes its files
 */
public record Surroundings(
    OperatingSystem system, Map<String, String> environment, Path home, Path workingFolder) {

  public Surroundings {
    environment = Map.copyOf(environment);
  }

  public static Surroundings ofThisMachine() {
    return new Surroundings(
        OperatingSystem.of(System.getProperty("os.name")),
        System.getenv(),
        Path.of(System.getProperty("user.home")),
        Path.of("").toAbsolutePath());
  }

  Optional<String> find(String variable) {
    return Optional.ofNullable(environment.get(variable)).filter(value -> !value.isBlank());
  }
}

package be.becivic.bench;

import java.nio.file.Path;

/** Where Be Civic is installed; the launcher says it. */
final class Home {
  private Home() {}

  static Path path() {
    return Path.of(System.getProperty("becivic.home", ".")).toAbsolutePath().normalize();
  }

  static Path corpus() {
    return path().resolve("corpus");
  }
}

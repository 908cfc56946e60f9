package be.becivic.cli;

import java.nio.file.Path;

/** Where Be Civic is installed; the launcher says it. */
final class Home {
  private Home() {}

  static Path corpus() {
    return Path.of(System.getProperty("becivic.home", "."), "corpus");
  }
}

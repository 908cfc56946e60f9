package be.becivic.cli.option;

import java.nio.file.Path;

/** Where Be Civic is installed; the launcher says it. */
public final class Home {
  private Home() {}

  public static Path corpus() {
    return Path.of(System.getProperty("becivic.home", "."), "corpus");
  }
}

package be.becivic.bench.run;

import java.nio.file.Path;

/** Where Be Civic is installed; the launcher says it. */
public final class InstalledHome {
  private InstalledHome() {}

  public static Path path() {
    return Path.of(System.getProperty("becivic.home", ".")).toAbsolutePath().normalize();
  }

  public static Path corpus() {
    return path().resolve("corpus");
  }
}

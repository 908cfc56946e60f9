package be.becivic.harness.folder;

import java.util.Locale;

/** What decides where programs keep their data. */
public enum OperatingSystem {
  LINUX,
  MACOS,
  WINDOWS;

  /** By the name the Java runtime gives it; whatever is unknown is treated like Linux. */
  public static OperatingSystem of(String name) {
    String folded = name.toLowerCase(Locale.ROOT);
    if (folded.startsWith("mac") || folded.startsWith("darwin")) {
      return MACOS;
    }
    return folded.startsWith("windows") ? WINDOWS : LINUX;
  }
}

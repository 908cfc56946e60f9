import java.util.Locale;

/** The machine a package is built on, and for: a runtime image runs on no other. */
record Platform(String system, String processor) {

  static Platform current() {
    String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String system = os.startsWith("windows") ? "win32" : os.startsWith("mac") ? "darwin" : "linux";
    String processor = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "x64";
    return new Platform(system, processor);
  }

  String name() {
    return system + "-" + processor;
  }

  String launcher() {
    return isWindows() ? "bin/becivic.cmd" : "bin/becivic";
  }

  private boolean isWindows() {
    return system.equals("win32");
  }
}

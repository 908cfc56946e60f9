package be.becivic.bench.process;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A command line for the Java this runs on.
 *
 * @param cache the ahead-of-time cache to start from
 */
public record JavaProgram(Path home, Optional<Path> cache, List<String> what) {

  /** What the launcher passes; a test compares the two. */
  static final List<String> LAUNCHER_FLAGS =
      List.of(
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UseSerialGC",
          "-XX:+UseCompactObjectHeaders",
          "-XX:+ExitOnOutOfMemoryError",
          "-Xlog:disable",
          "-Xlog:all=error:stderr");

  /** What it passes to a server besides. */
  static final List<String> SERVER_FLAGS = List.of("-Xms64m");

  public static JavaProgram jar(Path home, Optional<Path> cache, Path jar, String... arguments) {
    var what = new ArrayList<>(List.of("-jar", jar.toString()));
    what.addAll(List.of(arguments));
    return new JavaProgram(home, cache, what);
  }

  /** A class of the program that is running now. */
  public static JavaProgram main(Path home, Class<?> main, String... arguments) {
    var what =
        new ArrayList<>(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    what.addAll(List.of(arguments));
    return new JavaProgram(home, Optional.empty(), what);
  }

  /** The same with what the launcher grants a server. */
  public JavaProgram asServer() {
    var more = new ArrayList<>(SERVER_FLAGS);
    more.addAll(what);
    return new JavaProgram(home, cache, more);
  }

  public List<String> command() {
    var command = new ArrayList<>(List.of(tool("java")));
    command.addAll(LAUNCHER_FLAGS);
    cache.ifPresent(file -> command.add("-XX:AOTCache=" + file));
    command.add("-Dbecivic.home=" + home);
    command.addAll(what);
    return command;
  }

  /** A tool of the JDK this runs on. */
  static String tool(String name) {
    return System.getProperty("java.home") + File.separator + "bin" + File.separator + name;
  }
}

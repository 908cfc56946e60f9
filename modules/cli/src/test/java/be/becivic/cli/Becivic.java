package be.becivic.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packaged program as a process of its own, the way a person runs it. */
final class Becivic implements AutoCloseable {
  private static final Path JAR = Path.of("target", "becivic-cli.jar");

  private static final Pattern READY = Pattern.compile("Be Civic is ready at (http://\\S+)");
  private static final long PATIENCE_SECONDS = 60;
  private static final int SHELL_BLOCK = 512;

  private final Process process;
  private final Path errors;
  private final BufferedReader output;

  private Becivic(Process process, Path errors) {
    this.process = process;
    this.errors = errors;
    this.output = process.inputReader(UTF_8);
  }

  static Becivic run(Path folder, String... arguments) throws IOException {
    return start(folder, command(PreparedServer.sharing(), arguments));
  }

  /** Serves from the data of the folder, or as one that has been started before. */
  static Becivic serve(Path folder, String... settings) throws IOException {
    PreparedServer.copyInto(folder);
    return serveFirst(folder, settings);
  }

  /** Serves from the data of the folder; where there is none, everything is made anew. */
  static Becivic serveFirst(Path folder, String... settings) throws IOException {
    return start(folder, command(PreparedServer.sharing(), serving(settings)));
  }

  /** Serves and, when told to stop, leaves an archive of the classes it loaded. */
  static Becivic serveKeepingClasses(Path archive, Path folder) throws IOException {
    return start(folder, command("-XX:ArchiveClassesAtExit=" + archive, serving()));
  }

  /** Where no file can grow beyond so many kibibytes, as on a disk that is full. */
  static Becivic serveWithin(int kibibytes, Path folder, String... settings) throws IOException {
    var command = new ArrayList<>(List.of("sh", "-c"));
    command.add("ulimit -f %d && exec \"$@\"".formatted(kibibytes * 1024 / SHELL_BLOCK));
    command.add("becivic");
    command.addAll(command(PreparedServer.sharing(), serving(settings)));
    return start(folder, command);
  }

  private static String[] serving(String... settings) {
    var arguments = new ArrayList<>(List.of("serve", "--port", "0", "--data", "data"));
    for (String setting : settings) {
      arguments.addAll(List.of("--set", setting));
    }
    return arguments.toArray(String[]::new);
  }

  private static List<String> command(String classes, String... arguments) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xlog:disable",
            classes));
    command.add("-Dbecivic.home=" + Path.of("..", "..").toAbsolutePath().normalize());
    command.addAll(List.of("-jar", JAR.toAbsolutePath().toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  private static Becivic start(Path folder, List<String> command) throws IOException {
    Path errors = Files.createTempFile(folder, "stderr", ".log");
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("BECIVIC_"));
    return new Becivic(builder.redirectError(errors.toFile()).start(), errors);
  }

  /** Waits for the one line that says where the server listens. */
  URI address() throws IOException {
    String line = output.readLine();
    Matcher matcher = READY.matcher(line == null ? "" : line);
    if (!matcher.matches()) {
      throw new IllegalStateException("no address; standard error says: " + errors());
    }
    return URI.create(matcher.group(1));
  }

  String line() throws IOException {
    return String.valueOf(output.readLine());
  }

  String output() throws IOException {
    return output.readAllAsString();
  }

  String errors() throws IOException {
    return Files.readString(errors);
  }

  int exitCode() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("still running");
    }
    return process.exitValue();
  }

  void terminate() {
    process.toHandle().destroy();
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}

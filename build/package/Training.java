import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Runs the program once and keeps the classes it needed ready-made, so that starts are fast. */
final class Training {
  /** An address where nobody answers: training asks nothing of any server. */
  private static final String NOWHERE = "http://127.0.0.1:9";

  private static final String WORK =
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}},"clientInfo":{"name":"training","version":"1"}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}
      {"jsonrpc":"2.0","id":3,"method":"prompts/list","params":{}}
      {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"match_skills","arguments":{"task":"a new card"}}}
      {"jsonrpc":"2.0","id":5,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}
      """;

  private Training() {}

  static void run(Path image, Platform platform) throws IOException, InterruptedException {
    Path cache = image.resolve("lib/becivic.aot");
    Path home = Files.createTempDirectory("becivic-training");
    var builder =
        new ProcessBuilder(image.resolve(platform.launcher()).toString(), "harness", "serve");
    builder.environment().put("BECIVIC_SERVER", NOWHERE);
    builder.environment().put("BECIVIC_TRAINING", cache.toString());
    builder.environment().put("HOME", home.toString());
    builder.environment().put("XDG_DATA_HOME", home.toString());
    Process process =
        builder
            .directory(home.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(WORK.getBytes(StandardCharsets.UTF_8));
      in.flush();
      // Answers are written while it reads on; the end of input ends it.
      TimeUnit.SECONDS.sleep(3);
    }
    if (!process.waitFor(3, TimeUnit.MINUTES) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IllegalStateException("the training run did not end well");
    }
    Trees.delete(home);
    if (!Files.exists(cache)) {
      throw new IllegalStateException("the training run left no cache");
    }
  }
}

package be.becivic.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A person who runs {@code becivic harness review} on a terminal, which {@code script} makes. */
record TerminalPerson(Path home, URI server) {

  /** Types the answers, and gives back what stood on the screen. */
  String review(String... answers) throws IOException, InterruptedException {
    String command =
        "%s %s -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -jar %s harness review --server %s"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                PreparedServer.sharing(),
                Path.of("target", "becivic-cli.jar").toAbsolutePath(),
                server);
    Path screen = Files.createTempFile("screen", ".txt");
    var builder = new ProcessBuilder("script", "-qec", command, "/dev/null");
    builder.environment().put("HOME", home.toString());
    builder.environment().put("XDG_DATA_HOME", home.resolve("data").toString());
    Process process =
        builder
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectOutput(screen.toFile())
            .start();
    try (Writer keys = process.outputWriter(UTF_8)) {
      keys.write(String.join("\n", answers) + "\n");
      keys.flush();
      assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    }
    String shown = Files.readString(screen);
    Files.delete(screen);
    assertThat(process.exitValue()).as(shown).isZero();
    return shown;
  }
}

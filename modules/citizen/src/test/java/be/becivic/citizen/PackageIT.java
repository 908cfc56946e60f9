package be.becivic.citizen;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a citizen unpacks, made anew and tried from a folder that has nothing else in it. */
class PackageIT {
  private static final Path HOME = Path.of("..", "..").toAbsolutePath().normalize();
  private static final String HELLO =
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
      "capabilities":{},"clientInfo":{"name":"clean","version":"1"}}}
      {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}
      {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"start_session","arguments":{}}}
      """;

  @TempDir Path folder;

  @Test
  void theBundleIsSmallAndTalksWhereverItIsUnpacked() throws Exception {
    Path out = folder.resolve("out");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process made =
        new ProcessBuilder(
                java,
                HOME.resolve("build/package/Package.java").toString(),
                HOME.toString(),
                out.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("made.txt").toFile())
            .start();
    assertThat(made.waitFor(8, TimeUnit.MINUTES)).isTrue();
    assertThat(made.exitValue()).as(Files.readString(folder.resolve("made.txt"))).isZero();
    assertThat(size(out.resolve("becivic"))).isLessThan(90_000_000);
    Path bundle = find(out, ".mcpb");
    assertThat(Files.size(bundle)).isLessThan(50_000_000);
    assertThat(Files.size(find(out, ".tar.gz"))).isLessThan(50_000_000);
    assertThat(out.resolve(".claude-plugin/marketplace.json")).exists();
    assertThat(Files.readString(out.resolve("plugin/.mcp.json")))
        .contains("${CLAUDE_PLUGIN_ROOT}/becivic/bin/becivic");
    assertThat(out.resolve("plugin/becivic/bin/becivic")).isExecutable();
    assertThat(out.resolve("plugin/skills/becivic-dossier/SKILL.md")).exists();
    Path clean = Files.createDirectories(folder.resolve("somewhere else"));
    unpack(bundle, clean);
    JsonNode manifest = new JsonMapper().readTree(Files.readString(clean.resolve("manifest.json")));
    String command =
        manifest.at("/server/mcp_config/command").stringValue().replace("${__dirname}", "" + clean);
    assertThat(manifest.path("manifest_version").stringValue()).isEqualTo("0.3");
    talk(command);
    bind(clean);
  }

  /** The runtime lacks what nobody uses; reading pictures and writing pages is used. */
  private static void bind(Path clean) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                clean.resolve("runtime/bin/java").toString(),
                "-Djava.awt.headless=true",
                "-Dslf4j.internal.verbosity=ERROR",
                "-cp",
                clean.resolve("lib") + "/*:" + Path.of("target/test-classes").toAbsolutePath(),
                DossierProbe.class.getName())
            .redirectErrorStream(true)
            .start();
    try (BufferedReader said = process.inputReader(UTF_8)) {
      assertThat(said.readLine()).isEqualTo("4 bound: true");
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
  }

  private void talk(String command) throws IOException, InterruptedException {
    Path home = Files.createDirectories(folder.resolve("home"));
    var builder = new ProcessBuilder(command, "harness", "serve").directory(home.toFile());
    builder.environment().clear();
    builder.environment().put("HOME", home.toString());
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("BECIVIC_SERVER", "http://127.0.0.1:9");
    Process process = builder.redirectError(folder.resolve("errors.txt").toFile()).start();
    try (Writer in = process.outputWriter(UTF_8);
        BufferedReader answers = process.inputReader(UTF_8)) {
      in.write(HELLO);
      in.flush();
      assertThat(answers.readLine()).contains("\"name\":\"becivic\"");
      assertThat(answers.readLine()).contains("compile_dossier", "track_deadline");
      assertThat(answers.readLine()).contains("first_contact", "sends nothing");
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(Files.readString(folder.resolve("errors.txt"))).isEmpty();
    assertThat(home).isEmptyDirectory();
  }

  /** As clients do: permissions come along, times do not. */
  private static void unpack(Path bundle, Path target) throws IOException {
    try (FileSystem zip =
        FileSystems.newFileSystem(bundle, Map.of("enablePosixFileAttributes", "true"))) {
      List<Path> all;
      try (Stream<Path> files = Files.walk(zip.getPath("/"))) {
        all = files.toList();
      }
      for (Path each : all) {
        Path to = target.resolve(zip.getPath("/").relativize(each).toString());
        if (Files.isDirectory(each)) {
          Files.createDirectories(to);
        } else {
          Files.copy(each, to);
          Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(each));
        }
      }
    }
  }

  private static Path find(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(ending)).findFirst().orElseThrow();
    }
  }

  private static long size(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).mapToLong(each -> each.toFile().length()).sum();
    }
  }
}

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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a citizen unpacks, made anew and tried from a folder that has nothing else in it. */
@Tag("long")
class PackageIT {
  private static final Path HOME = Path.of("..", "..").toAbsolutePath().normalize();
  private static final String HELLO =
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
      "capabilities":{},"clientInfo":{"name":"clean","version":"1"}}}
      {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}
      """;
  private static final String START =
      """
      {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"start_session","arguments":{}}}
      """;

  /** Below what a client lets a person wait; counted on the processor, since others use it too. */
  private static final Duration FIRST_ANSWERS = Duration.ofMillis(400);

  @TempDir static Path folder;
  private static Path out;
  private static Path clean;
  private static String launcher;

  @BeforeAll
  static void packageAndUnpack() throws Exception {
    out = folder.resolve("out");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    run(
        8,
        java,
        HOME.resolve("build/package/Package.java").toString(),
        HOME.toString(),
        out.toString());
    clean = Files.createDirectories(folder.resolve("somewhere else"));
    unpack(find(out, ".mcpb"), clean);
    JsonNode manifest = new JsonMapper().readTree(Files.readString(clean.resolve("manifest.json")));
    assertThat(manifest.path("manifest_version").stringValue()).isEqualTo("0.3");
    launcher =
        manifest.at("/server/mcp_config/command").stringValue().replace("${__dirname}", "" + clean);
  }

  @Test
  void itIsSmallAndComplete() throws IOException {
    assertThat(size(out.resolve("becivic"))).isLessThan(90_000_000);
    assertThat(Files.size(find(out, ".mcpb"))).isLessThan(50_000_000);
    assertThat(Files.size(find(out, ".tar.gz"))).isLessThan(50_000_000);
    assertThat(out.resolve("becivic/README.md")).exists();
    assertThat(out.resolve(".claude-plugin/marketplace.json")).exists();
    assertThat(Files.readString(out.resolve("plugin/.mcp.json")))
        .contains("${CLAUDE_PLUGIN_ROOT}/becivic/bin/becivic");
    assertThat(out.resolve("plugin/becivic/bin/becivic")).isExecutable();
    assertThat(out.resolve("plugin/skills/becivic-dossier/SKILL.md")).exists();
  }

  @Test
  void theBundleTalksWhereverItIsUnpacked() throws Exception {
    Path home = Files.createDirectories(folder.resolve("home"));
    Process process = start(home);
    try (Writer in = process.outputWriter(UTF_8);
        BufferedReader answers = process.inputReader(UTF_8)) {
      in.write(HELLO + START);
      in.flush();
      assertThat(answers.readLine()).contains("\"name\":\"becivic\"");
      assertThat(answers.readLine()).contains("compile_dossier", "track_deadline");
      assertThat(answers.readLine())
          .contains("first_contact", "sends nothing", "bin/becivic\\\" harness review");
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(Files.readString(folder.resolve("errors.txt"))).isEmpty();
    assertThat(home).isEmptyDirectory();
  }

  @Test
  void theFirstAnswersComeBeforeAnybodyWonders() throws Exception {
    Path home = Files.createDirectories(folder.resolve("quick"));
    List<Duration> taken = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Process process = start(home);
      try (Writer in = process.outputWriter(UTF_8);
          BufferedReader answers = process.inputReader(UTF_8)) {
        in.write(HELLO);
        in.flush();
        answers.readLine();
        assertThat(answers.readLine()).contains("start_session");
        taken.add(process.info().totalCpuDuration().orElseThrow());
      }
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }
    assertThat(taken).anyMatch(each -> each.compareTo(FIRST_ANSWERS) < 0);
  }

  /** The validators of those who read these files; they come with npm. */
  @Test
  @EnabledIfSystemProperty(named = "package.validators", matches = "true")
  void theClientsOwnValidatorsTakeIt() throws Exception {
    assertThat(run(5, HOME.resolve("build/validate-packages").toString(), out.toString()))
        .contains("Manifest schema validation passes!", "Validation passed");
  }

  /** The runtime lacks what nobody uses; reading pictures and writing pages is used. */
  @Test
  void itBindsPicturesAndPages() throws Exception {
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

  private static Process start(Path home) throws IOException {
    var builder = new ProcessBuilder(launcher, "harness", "serve").directory(home.toFile());
    builder.environment().clear();
    builder.environment().put("HOME", home.toString());
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("BECIVIC_SERVER", "http://127.0.0.1:9");
    return builder.redirectError(folder.resolve("errors.txt").toFile()).start();
  }

  private static String run(int minutes, String... command) throws Exception {
    Path said = Files.createTempFile(folder, "said", ".txt");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertThat(process.waitFor(minutes, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(said)).isZero();
    return Files.readString(said);
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

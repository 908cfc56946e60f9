package be.becivic.citizen.client;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.folder.OperatingSystem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientInstallerTest {
  private static final ServerEntry ENTRY = new ServerEntry("/b", List.of("harness", "serve"));
  private static final String SECRET = "{\"mcpServers\":{\"x\":{\"env\":{\"TOKEN\":\"s3cret\"}}}}";

  @TempDir Path home;

  @ParameterizedTest
  @CsvSource({
    "LINUX, .config/Claude/claude_desktop_config.json, .config/Code/User/mcp.json",
    "MACOS, Library/Application Support/Claude/claude_desktop_config.json,"
        + " Library/Application Support/Code/User/mcp.json",
    "WINDOWS, roaming/Claude/claude_desktop_config.json, roaming/Code/User/mcp.json"
  })
  void everyClientThatIsThereGetsItWhereItLooks(OperatingSystem system, String claude, String code)
      throws IOException {
    for (String each :
        List.of(claude, ".claude.json", ".cursor/mcp.json", ".gemini/settings.json")) {
      write(each, SECRET);
    }
    write(code, "{}");
    write(".codex/config.toml", "model = \"x\"\n");
    write(".codeium/windsurf/mcp_config.json", "{\"mcpServers\":{}}");
    String said = install(system, false, "yes\n".repeat(7));
    assertThat(said).doesNotContain("s3cret");
    for (String each :
        List.of(
            claude,
            code,
            ".claude.json",
            ".cursor/mcp.json",
            ".gemini/settings.json",
            ".codex/config.toml",
            ".codeium/windsurf/mcp_config.json")) {
      assertThat(Files.readString(home.resolve(each))).as(each).contains("becivic", "/b");
    }
    assertThat(Files.readString(home.resolve(code))).contains("\"type\":\"stdio\"");
    uninstall(system, "yes\n".repeat(7));
    assertThat(Files.readString(home.resolve(claude))).isEqualTo(SECRET);
    assertThat(Files.readString(home.resolve(".codex/config.toml"))).isEqualTo("model = \"x\"\n");
  }

  @Test
  void eachIsAskedAboutAndNoIsNo() throws IOException {
    write(".cursor/mcp.json", SECRET);
    write(".gemini/settings.json", SECRET);
    String said = install(OperatingSystem.LINUX, false, "no\nyes\n");
    assertThat(said).contains("Cursor: left as it is.", "Gemini CLI: done.");
    assertThat(Files.readString(home.resolve(".cursor/mcp.json"))).isEqualTo(SECRET);
  }

  @Test
  void aDryRunAsksNothingAndChangesNothing() throws IOException {
    write(".cursor/mcp.json", SECRET);
    Files.createDirectories(home.resolve(".codex"));
    String said = install(OperatingSystem.LINUX, true, "");
    assertThat(said).contains("Cursor: would add", "Codex: would add").doesNotContain("yes/no");
    assertThat(Files.readString(home.resolve(".cursor/mcp.json"))).isEqualTo(SECRET);
    assertThat(home.resolve(".codex/config.toml")).doesNotExist();
  }

  @Test
  void whatIsBrokenIsLeftAsItIsAndNotShown() throws IOException {
    write(".cursor/mcp.json", "{\"TOKEN\": \"s3cret\"");
    Files.createDirectories(home.resolve(".gemini"));
    Files.write(home.resolve(".gemini/settings.json"), new byte[] {(byte) 0xC3, 0x28});
    String said = install(OperatingSystem.LINUX, false, "yes\nyes\n");
    assertThat(said).contains("left as it is", "is not text").doesNotContain("s3cret");
    assertThat(Files.readString(home.resolve(".cursor/mcp.json")))
        .isEqualTo("{\"TOKEN\": \"s3cret\"");
  }

  @Test
  void permissionsAndPointersStay() throws IOException {
    Path real = write("dotfiles/cursor.json", SECRET);
    Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-r-----"));
    Files.createDirectories(home.resolve(".cursor"));
    Files.createSymbolicLink(home.resolve(".cursor/mcp.json"), real);
    install(OperatingSystem.LINUX, false, "yes\n");
    assertThat(home.resolve(".cursor/mcp.json")).isSymbolicLink();
    assertThat(Files.readString(real)).contains("becivic");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(real)))
        .isEqualTo("rw-r-----");
    assertThat(home.resolve("dotfiles")).isDirectoryNotContaining("glob:**becivic*");
  }

  @Test
  void skillsLieInOnePlaceAndOthersPointThere() throws IOException {
    write("package/skills/becivic/SKILL.md", "---\nname: becivic\n---\n");
    var in = new BufferedReader(new StringReader("yes\nyes\n"));
    var installer =
        new ClientInstaller(
            machine(OperatingSystem.LINUX), false, in, new PrintWriter(new StringWriter()));
    installer.installSkills(home.resolve("package/skills"));
    Path pointer = home.resolve(".agents/skills/becivic");
    assertThat(pointer).isSymbolicLink();
    assertThat(Files.readSymbolicLink(pointer)).hasToString("../../.claude/skills/becivic");
    assertThat(Files.readString(pointer.resolve("SKILL.md"))).contains("name: becivic");
    write(".claude/skills/becivic/mine.md", "my own");
    installer.uninstallSkills(home.resolve("package/skills"));
    assertThat(pointer).doesNotExist();
    assertThat(home.resolve(".claude/skills/becivic/SKILL.md")).doesNotExist();
    assertThat(home.resolve(".claude/skills/becivic/mine.md")).exists();
  }

  private String install(OperatingSystem system, boolean isDryRun, String typed)
      throws IOException {
    var out = new StringWriter();
    installer(system, isDryRun, typed, out).install(ENTRY);
    return out.toString();
  }

  private void uninstall(OperatingSystem system, String typed) throws IOException {
    installer(system, false, typed, new StringWriter()).uninstall();
  }

  private ClientInstaller installer(
      OperatingSystem system, boolean isDryRun, String typed, StringWriter out) {
    var in = new BufferedReader(new StringReader(typed));
    return new ClientInstaller(machine(system), isDryRun, in, new PrintWriter(out));
  }

  private LocalMachine machine(OperatingSystem system) {
    return new LocalMachine(
        system, Map.of("APPDATA", home.resolve("roaming").toString()), home, home);
  }

  private Path write(String name, String text) throws IOException {
    Path file = home.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}

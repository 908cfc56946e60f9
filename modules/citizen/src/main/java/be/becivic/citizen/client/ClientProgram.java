package be.becivic.citizen.client;

import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.folder.OperatingSystem;
import java.nio.file.Path;
import java.util.Optional;

/** The programs we know the configuration of. */
public enum ClientProgram {
  CLAUDE_DESKTOP("Claude Desktop", "Claude", "claude_desktop_config.json"),
  CLAUDE_CODE("Claude Code", "", ".claude.json"),
  CURSOR("Cursor", ".cursor", "mcp.json"),
  VS_CODE("Visual Studio Code", "Code", "User/mcp.json"),
  CODEX("Codex", ".codex", "config.toml"),
  GEMINI_CLI("Gemini CLI", ".gemini", "settings.json"),
  WINDSURF("Windsurf", ".codeium/windsurf", "mcp_config.json");

  private final String title;
  private final String folder;
  private final String file;

  ClientProgram(String title, String folder, String file) {
    this.title = title;
    this.folder = folder;
    this.file = file;
  }

  public String title() {
    return title;
  }

  /** The file on this machine; empty when the system has no such place. */
  Optional<Path> file(LocalMachine machine) {
    return folder(machine).map(place -> place.resolve(file));
  }

  /** What shows that the person has the program. */
  Optional<Path> trace(LocalMachine machine) {
    return this == CLAUDE_CODE ? file(machine) : folder(machine);
  }

  ClientConfiguration configuration() {
    return switch (this) {
      case CLAUDE_DESKTOP, CLAUDE_CODE, CURSOR, GEMINI_CLI, WINDSURF ->
          new JsonConfiguration("mcpServers", false);
      case VS_CODE -> new JsonConfiguration("servers", true);
      case CODEX -> new TomlConfiguration();
    };
  }

  private Optional<Path> folder(LocalMachine machine) {
    return switch (this) {
      case CLAUDE_DESKTOP, VS_CODE -> applications(machine).map(base -> base.resolve(folder));
      case CODEX ->
          machine
              .find("CODEX_HOME")
              .map(Path::of)
              .or(() -> Optional.of(machine.home().resolve(folder)));
      case CLAUDE_CODE, CURSOR, GEMINI_CLI, WINDSURF -> Optional.of(machine.home().resolve(folder));
    };
  }

  /** Where desktop programs keep what they are told. */
  private static Optional<Path> applications(LocalMachine machine) {
    if (machine.system() == OperatingSystem.WINDOWS) {
      return machine.find("APPDATA").map(Path::of);
    }
    if (machine.system() == OperatingSystem.MACOS) {
      return Optional.of(machine.home().resolve("Library").resolve("Application Support"));
    }
    return machine
        .find("XDG_CONFIG_HOME")
        .map(Path::of)
        .or(() -> Optional.of(machine.home().resolve(".config")));
  }
}

package be.becivic.citizen.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TomlConfigurationTest {
  private static final ServerEntry ENTRY =
      new ServerEntry("C:\\becivic\\bin\\becivic.cmd", List.of("harness", "serve"));
  private static final TomlConfiguration CODEX = new TomlConfiguration();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "model = \"x\"\n",
        "model = \"x\"\r\n\r\n[mcp_servers.other]\r\ncommand = 'y'\r\n",
        "notes = \"\"\"\n[mcp_servers.becivic]\nnot a table\n\"\"\"\n\n",
        "list = [\n  [\"[mcp_servers.becivic]\"],\n]\n"
      })
  void takingItOutGivesBackEveryByte(String before) {
    String with = CODEX.with(before, ENTRY).orElseThrow();
    assertThat(with)
        .startsWith(before)
        .contains("[mcp_servers.becivic]", "command = \"C:\\\\becivic\\\\bin\\\\becivic.cmd\"");
    assertThat(CODEX.with(with, ENTRY)).contains(with);
    assertThat(CODEX.without(with)).contains(before);
  }

  @Test
  void whatComesAfterOurTableStays() {
    String text =
        "a = 1\n"
            + "[mcp_servers.becivic]\n"
            + "command = \"old\"\n"
            + "args = [\n"
            + " \"x\",\n"
            + "]\n"
            + "[mcp_servers.becivic.env]\n"
            + "A = \"b\"\n\n"
            + "# mine\n"
            + "[mcp_servers.other]\n"
            + "command = \"y\"\n";
    assertThat(CODEX.without(text))
        .contains("a = 1\n\n# mine\n[mcp_servers.other]\ncommand = \"y\"\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mcp_servers = { becivic = { command = \"x\" } }\n",
        "mcp_servers.becivic.command = \"x\"\n",
        "[mcp_servers]\nbecivic = { command = \"x\" }\n",
        "[mcp_servers]\n\"becivic\".command = \"x\"\n"
      })
  void otherWaysToWriteItAreLeftToThePerson(String text) {
    assertThat(CODEX.with(text, ENTRY)).isEmpty();
  }
}

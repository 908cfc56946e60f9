package be.becivic.harness.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The four steps of §8.7.3, and the note that outlives them. */
class DataLocationTest {
  @TempDir Path home;

  @Test
  void onMacItIsTheApplicationSupportFolder() {
    assertThat(resolve(OperatingSystem.MACOS, Map.of()))
        .isEqualTo(home.resolve("Library/Application Support/be-civic"));
  }

  @Test
  void onWindowsItIsTheLocalApplicationData() {
    String local = home.resolve("AppData").resolve("Local").toString();
    assertThat(resolve(OperatingSystem.WINDOWS, Map.of("LOCALAPPDATA", local)))
        .isEqualTo(Path.of(local, "be-civic"));
    assertThat(resolve(OperatingSystem.WINDOWS, Map.of())).isEqualTo(home.resolve(".be-civic"));
  }

  @Test
  void onLinuxItIsWhereTheVariableSays() {
    String data = home.resolve("x").toString();
    assertThat(resolve(OperatingSystem.LINUX, Map.of("XDG_DATA_HOME", data)))
        .isEqualTo(Path.of(data, "be-civic"));
  }

  @Test
  void withoutTheVariableItIsTheSharedFolderIfThereIsOne() throws IOException {
    assertThat(resolve(OperatingSystem.LINUX, Map.of())).isEqualTo(home.resolve(".be-civic"));
    Files.createDirectories(home.resolve(".local/share"));
    assertThat(resolve(OperatingSystem.LINUX, Map.of("XDG_DATA_HOME", " ")))
        .isEqualTo(home.resolve(".local/share/be-civic"));
  }

  @Test
  void whatCannotBeWrittenIsPassedOver() throws IOException {
    Path file = Files.createFile(home.resolve("no-folder"));
    assertThat(resolve(OperatingSystem.LINUX, Map.of("XDG_DATA_HOME", file.toString())))
        .isEqualTo(home.resolve(".be-civic"));
  }

  @Test
  void aRelativeVariableIsNone() {
    assertThat(resolve(OperatingSystem.LINUX, Map.of("XDG_DATA_HOME", "data")))
        .isEqualTo(home.resolve(".be-civic"));
  }

  @Test
  void onceThereItStaysWhateverTheRulesWouldSay() throws IOException {
    var first = new PersonFolder(resolve(OperatingSystem.LINUX, Map.of()));
    first.create();
    Files.createDirectories(home.resolve(".local/share"));
    assertThat(resolve(OperatingSystem.LINUX, Map.of())).isEqualTo(first.root());
  }

  private Path resolve(OperatingSystem system, Map<String, String> environment) {
    return DataLocation.resolve(new LocalMachine(system, environment, home, home));
  }
}

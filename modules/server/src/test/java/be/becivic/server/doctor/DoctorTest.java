package be.becivic.server.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.Running;
import be.becivic.server.UsedFolder;
import be.becivic.server.config.Configuration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DoctorTest {
  @TempDir Path folder;

  @Test
  void aServerThatRunsIsWellButForTheSnapshotItHasNotMadeYet() {
    try (Running _ = Running.first(folder)) {
      List<Condition> found = examine(InstantSource.system());
      assertThat(broken(found)).isEmpty();
      assertThat(found)
          .extracting(Condition::part)
          .contains(
              "settings", "folder", "key", "token", "database", "corpus", "clock", "decisions")
          .last()
          .isEqualTo("server");
      assertThat(found.getLast().says()).contains("ready at");
    }
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    assertThat(broken(examine(InstantSource.system()))).containsExactly("folder");
  }

  @Test
  void everyPartThatIsBrokenIsNamed() throws Exception {
    use();
    Files.delete(data("corpus.git/refs/heads/main"));
    Files.delete(data("becivic.db"));
    Files.delete(data("server.key"));
    Files.setPosixFilePermissions(
        data("operator.token"), PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(broken(examine(InstantSource.system())))
        .containsExactly("key", "token", "database", "corpus");
    assertThat(data("corpus.git/refs/heads/main")).doesNotExist();
    assertThat(data("becivic.db")).doesNotExist();
  }

  @Test
  void aKeyOfAnotherInstallationIsNoticed() throws Exception {
    use();
    Files.write(data("server.key"), new byte[32]);
    assertThat(broken(examine(InstantSource.system()))).containsExactly("together");
  }

  @Test
  void aClockThatWasSetBackIsNoticed() {
    use();
    Instant before = Instant.now().minus(Duration.ofDays(2));
    assertThat(broken(examine(InstantSource.fixed(before)))).containsExactly("clock");
  }

  private void use() {
    UsedFolder.copyInto(folder);
  }

  private List<Condition> examine(InstantSource clock) {
    Path data = folder.resolve("data");
    return new Doctor(Configuration.load(data, Optional.empty(), Map.of(), List.of()), data, clock)
        .examine();
  }

  private Path data(String name) {
    return folder.resolve("data").resolve(name);
  }

  private static List<String> broken(List<Condition> found) {
    return found.stream().filter(Condition.Broken.class::isInstance).map(Condition::part).toList();
  }
}

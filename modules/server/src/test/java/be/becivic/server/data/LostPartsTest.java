package be.becivic.server.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.server.Running;
import be.becivic.server.UsedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that was in use and of which something was lost: nothing begins anew in silence. */
@Tag("long")
final class LostPartsTest {
  @TempDir Path folder;

  @BeforeEach
  void use() {
    UsedFolder.copyInto(folder);
  }

  @Test
  void whatIsWholeStartsAgain() throws Exception {
    start();
  }

  @Test
  void mainThatIsGoneIsNotReplacedByTheShippedContent() throws Exception {
    Files.delete(data("corpus.git/refs/heads/main"));
    assertRefused("the corpus repository has no main");
    assertThat(data("corpus.git/refs/heads/main")).doesNotExist();
  }

  @Test
  void mainThatIsEmptyIsNotReplacedEither() throws Exception {
    Files.writeString(data("corpus.git/refs/heads/main"), "");
    assertRefused("the corpus repository has no main");
  }

  @Test
  void repositoryThatIsGoneIsNotReplaced() throws Exception {
    delete(data("corpus.git"));
    assertRefused("the corpus repository has no main");
  }

  @Test
  void databaseThatIsGoneIsNotReplacedThoughMainNeverMoved() throws Exception {
    start();
    Files.delete(data("becivic.db"));
    assertRefused("was in use but the database is empty");
  }

  @Test
  void databaseThatIsEmptyIsNotFilledAnew() throws Exception {
    start();
    Files.write(data("becivic.db"), new byte[0]);
    assertRefused("was in use but the database is empty");
  }

  @Test
  void whatCannotBeReadIsRefusedWithWhatToDo() throws Exception {
    Files.writeString(data("becivic.db"), "no database at all".repeat(100));
    assertRefused("'becivic doctor' looks it over and says what to do");
  }

  @Test
  void firstStartThatWasKilledHalfWayGoesOn() throws Exception {
    Files.deleteIfExists(data("corpus.git/refs/becivic/begun"));
    Files.delete(data("becivic.db"));
    start();
  }

  @Test
  void anotherRepositoryIsNotTaken() throws Exception {
    // Within one second the same content makes the same first commit.
    Thread.sleep(Duration.ofMillis(1100));
    try (Running _ = Running.first(folder.resolve("other"))) {
      delete(data("corpus.git"));
    }
    Files.move(folder.resolve("other/data/corpus.git"), data("corpus.git"));
    assertRefused("not the one this database belongs to");
  }

  @Test
  void keyThatIsGoneIsNotReplaced() throws Exception {
    Files.delete(data("server.key"));
    assertRefused("server.take-other-key=on");
    start("server.take-other-key=on");
    start();
  }

  @Test
  void keyThatOthersCanReadIsNotUsed() throws Exception {
    Files.setPosixFilePermissions(data("server.key"), PosixFilePermissions.fromString("rw-r--r--"));
    assertRefused("chmod 600");
  }

  @Test
  void emptyTokenIsNotUsed() throws Exception {
    Files.writeString(data("operator.token"), "\n");
    assertRefused("too short");
  }

  @Test
  void lockThatAKilledServerLeftIsTakenAway() throws Exception {
    Path lock = Files.writeString(data("corpus.git/refs/heads/main.lock"), "");
    Path half = Files.writeString(data("corpus.git/objects/noz123.tmp"), "");
    start();
    assertThat(lock).doesNotExist();
    assertThat(half).doesNotExist();
  }

  private void assertRefused(String reason) {
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(this::start)
        .withMessageContaining(reason);
  }

  private void start(String... settings) throws Exception {
    try (Running running = Running.in(folder, settings)) {
      assertThat(running.get("/readyz").path("status").stringValue()).isEqualTo("ready");
    }
  }

  private Path data(String name) {
    return folder.resolve("data").resolve(name);
  }

  private static void delete(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}

package be.becivic.harness.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class PrivateFilesTest {
  @TempDir Path temporary;

  @Test
  void onlyTheOwnerReadsWhatIsWritten() throws IOException {
    Path file = temporary.resolve("a/b/lines.jsonl");
    PrivateFiles.append(file, line(1));
    PrivateFiles.replace(temporary.resolve("a/b/whole.json"), "{}");
    for (Path each : PrivateFiles.list(file.getParent())) {
      assertThat(permissions(each)).isEqualTo("rw-------");
    }
    assertThat(permissions(file.getParent())).isEqualTo("rwx------");
  }

  @Test
  void aLineCutShortIsSkippedAndTheNextOneStandsByItself() throws IOException {
    Path file = temporary.resolve("lines.jsonl");
    PrivateFiles.append(file, line(1));
    Files.writeString(file, "{\"n\":2,\"te", StandardOpenOption.APPEND);
    assertThat(PrivateFiles.readLines(file)).containsExactly(line(1));
    PrivateFiles.append(file, line(3));
    assertThat(PrivateFiles.readLines(file)).containsExactly(line(1), line(3));
  }

  @Test
  void manyWhoAppendAtOnceAllStand() throws Exception {
    Path file = temporary.resolve("lines.jsonl");
    try (var threads = Executors.newFixedThreadPool(8)) {
      for (int i = 0; i < 200; i++) {
        int number = i;
        threads.execute(() -> PrivateFiles.append(file, line(number)));
      }
    }
    assertThat(PrivateFiles.readLines(file)).hasSize(200).doesNotHaveDuplicates();
  }

  @Test
  void aFileThatIsNotThereHoldsNothing() {
    assertThat(PrivateFiles.readLines(temporary.resolve("none"))).isEmpty();
    assertThat(PrivateFiles.read(temporary.resolve("none"))).isEmpty();
    assertThat(PrivateFiles.list(temporary.resolve("none"))).isEmpty();
    PrivateFiles.delete(temporary.resolve("none"));
  }

  @Test
  void replacingLeavesNoTraceOfTheWayThere() throws IOException {
    Path file = temporary.resolve("whole.json");
    PrivateFiles.replace(file, "old");
    PrivateFiles.replace(file, "new");
    assertThat(PrivateFiles.list(temporary)).containsExactly(file);
    assertThat(Files.readString(file)).isEqualTo("new");
  }

  private static ObjectNode line(int number) {
    return JsonNodeFactory.instance.objectNode().put("n", number);
  }

  private static String permissions(Path place) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(place));
  }
}

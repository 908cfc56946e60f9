package be.becivic.corpus.version;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.lifecycle.Version;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathVersionsTest {
  private static final String FILE = PathDirectory.FILE;

  @ParameterizedTest
  @CsvSource({
    "Every address in the registers.,All addresses.,0.1.1,0.1.1",
    "\"status\": \"alpha\",\"status\": \"stable\",1.0.0,1.0.1",
    "\"status\": \"alpha\",\"status\": \"deprecated\",0.1.0,0.1.1",
    "residence-history,residence-history,0.1.0,0.1.0"
  })
  void thePathAndItsDirectoryFollowWhatChanged(
      String from, String to, String path, String directory) {
    PathDirectory before = CleanCorpus.copy().load().paths();
    PathDirectory after = CleanCorpus.copy().replace(FILE, from, to).load().paths();

    assertThat(
            PathVersions.next(before.list().stream().findFirst(), after.list().iterator().next()))
        .isEqualTo(Version.parse(path));
    assertThat(PathVersions.ofDirectory(before, after)).hasToString(directory);
  }

  @Test
  void aNewPathBeginsItsLine() {
    PathEntry entry = CleanCorpus.copy().load().paths().list().iterator().next();

    assertThat(PathVersions.next(Optional.empty(), entry)).contains(new Version(0, 1, 0));
    assertThat(PathVersions.anchor(entry))
        .hasValueSatisfying(anchor -> assertThat(anchor).hasToString("residence-history@0.1.0"));
  }
}

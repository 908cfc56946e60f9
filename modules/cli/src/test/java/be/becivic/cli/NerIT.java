package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NerIT {
  @TempDir Path folder;

  @Test
  void labelledSentencesAreCountedPerLanguage() throws Exception {
    Path file = folder.resolve("sentences.tsv");
    Files.writeString(
        file,
        """
        nl\tJanssens\tMevrouw Janssens van de dienst Bevolking hielp mij.
        fr\t\tLa commune de Saint-Gilles se trouve à Bruxelles.
        """);
    try (var eval = Becivic.run(folder, "ner", "eval", file.toString(), "--json")) {
      assertThat(eval.exitCode()).isZero();
      assertThat(eval.output())
          .contains("\"nl\": {\"persons\": 1, \"found\": 1, \"clean\": 0, \"flagged\": 0}")
          .contains("\"fr\": {\"persons\": 0, \"found\": 0, \"clean\": 1, \"flagged\": 0}");
    }
  }

  @Test
  void aTextIsExplained() throws Exception {
    try (var explain = Becivic.run(folder, "ner", "explain", "Mevrouw Janssens hielp mij.")) {
      assertThat(explain.exitCode()).isZero();
      assertThat(explain.output()).contains("[Janssens]", "TITLE");
    }
  }
}

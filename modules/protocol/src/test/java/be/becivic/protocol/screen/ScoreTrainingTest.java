package be.becivic.protocol.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The shipped weights are what the sentences teach. {@code -Dscreen.sentences=true} takes the
 * sentences of the content over, {@code -Dscreen.learn=true} then writes the weights.
 */
@Tag("long")
class ScoreTrainingTest {
  private static final String FOLDER = "resources/be/becivic/protocol/screen";
  private static final Path WEIGHTS = Path.of("src/main", FOLDER, "weights.txt");
  private static final Path CONTENT = Path.of("src/test", FOLDER, "plain-content.tsv");

  @Test
  @EnabledIfSystemProperty(named = "screen.sentences", matches = "true")
  void takesTheSentencesOfTheContentOver() throws IOException {
    Files.writeString(CONTENT, ContentTexts.sentences());
  }

  @Test
  void theWeightsAreWhatTheSentencesTeach() throws IOException {
    String learned = ScoreTrainer.train();
    if (Boolean.getBoolean("screen.learn")) {
      Files.writeString(WEIGHTS, learned);
    }
    assertThat(Files.readString(WEIGHTS)).isEqualTo(learned);
  }
}

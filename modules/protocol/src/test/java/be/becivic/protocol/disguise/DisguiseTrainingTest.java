package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.screen.ContentTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What is shipped is what the texts teach. {@code -Ddisguise.passages=true} takes passages of the
 * content over that come close to the cut; {@code -Ddisguise.learn=true} writes the letters at the
 * first run and the weights, which go by them, at the second.
 */
@Tag("long")
class DisguiseTrainingTest {
  private static final String PLACE = "resources/be/becivic/protocol/disguise";
  private static final Path FOLDER = Path.of("src/main", PLACE);
  private static final Path PASSAGES = Path.of("src/test", PLACE, "plain-passages.tsv");
  private static final double CLOSE = -0.5;

  @Test
  @EnabledIfSystemProperty(named = "disguise.passages", matches = "true")
  void takesClosePassagesOfTheContentOver() throws IOException {
    Set<String> lines = new TreeSet<>();
    DisguiseTexts.PLAIN_PASSAGES.texts().forEach(text -> lines.add("en\t" + text + "\n"));
    var features = new PassageFeatures(CueWords.load(), LetterRuns.load());
    DisguiseScore score = DisguiseScore.load();
    ContentTexts.list().stream()
        .flatMap(text -> DisguisePassage.all(text).stream())
        .map(DisguisePassage::text)
        .filter(text -> score.of(features.of(text)) > CLOSE)
        .forEach(text -> lines.add("en\t" + text.replaceAll("\\s+", " ") + "\n"));
    Files.writeString(PASSAGES, String.join("", lines));
  }

  @Test
  void theLettersAreThoseOfPlainTexts() throws IOException {
    assertKept("letters.txt", DisguiseTrainer.letters(DisguiseTexts.LEARNED));
  }

  @Test
  void theWeightsAreWhatTheTextsTeach() throws IOException {
    assertKept("weights.txt", DisguiseTrainer.weights(DisguiseTexts.LEARNED, LetterRuns.load()));
  }

  private static void assertKept(String file, String learned) throws IOException {
    if (Boolean.getBoolean("disguise.learn")) {
      Files.writeString(FOLDER.resolve(file), learned);
    }
    assertThat(Files.readString(FOLDER.resolve(file))).isEqualTo(learned);
  }
}

package be.becivic.protocol.scrub.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

final class TextCodeTest {
  private static final Path VECTORS = Path.of("../../corpus/tools/scrub/vectors.json");
  private static final int RANDOM_TEXTS = 20_000;
  private static final String CHARACTERS =
      "aefioqz AEFIOQVXZ 0123456789 .,;:-_+/=%&<>\\|#@!?'\"()[]{}~^*\n\té€\u200b";

  @ParameterizedTest
  @EnumSource
  void holdsNothingInATextWithoutItsSigns(TextCode code) throws IOException {
    List<ScannedText> without =
        texts().stream().map(ScannedText::of).filter(reading -> !code.mayBeIn(reading)).toList();

    assertThat(without)
        .isNotEmpty()
        .allSatisfy(reading -> assertThat(code.decode(reading)).isEqualTo(reading.text()));
  }

  private static List<String> texts() throws IOException {
    var texts = new ArrayList<String>();
    collect(StrictJson.parseStored(Files.readString(VECTORS)), texts);
    var random = new Random(20261119);
    for (int i = 0; i < RANDOM_TEXTS; i++) {
      int kinds = 1 + random.nextInt(CHARACTERS.length());
      var text = new StringBuilder();
      for (int length = random.nextInt(60); length > 0; length--) {
        text.append(CHARACTERS.charAt(random.nextInt(kinds)));
      }
      texts.add(text.toString());
    }
    return texts;
  }

  private static void collect(JsonNode node, List<String> texts) {
    node.stringValueOpt().ifPresent(texts::add);
    node.forEach(child -> collect(child, texts));
  }
}

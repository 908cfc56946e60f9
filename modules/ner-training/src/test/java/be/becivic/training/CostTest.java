package be.becivic.training;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.Recogniser;
import be.becivic.ner.text.ModelLanguage;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CostTest {
  private static final int MOST_BYTES = 6 << 20;
  private static final int CHARACTERS = 500;
  private static final int ROUNDS = 200;

  @ParameterizedTest
  @EnumSource
  void aLanguageShipsInSixMegabytes(ModelLanguage language) throws IOException {
    int size = size(language.code() + ".model") + size("lexicon.bin") + size("spelling.bin");

    assertThat(size).isLessThanOrEqualTo(MOST_BYTES);
  }

  @Test
  void timesAndHeapArePrintedForTheRecord() {
    long before = System.nanoTime();
    Recogniser recogniser = Recogniser.load();
    double load = (System.nanoTime() - before) / 1e6;
    String text = text();
    double each = 0;
    for (int warm = 0; warm < 3; warm++) {
      long start = System.nanoTime();
      for (int i = 0; i < ROUNDS; i++) {
        recogniser.recognise(text, Optional.empty());
      }
      each = (System.nanoTime() - start) / 1e6 / ROUNDS;
    }
    System.gc();
    long heap = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    System.out.printf(
        Locale.ROOT, "load %.0f ms, %.2f ms a text, heap %d MB%n", load, each, heap >> 20);

    assertThat(recogniser.recognise(text, Optional.empty())).isNotEmpty();
  }

  private static String text() {
    List<String> sentences =
        TrainingResources.lines("labelled/tuning.tsv").stream()
            .filter(line -> line.startsWith("fr"))
            .map(line -> line.split("\t", 3)[2])
            .toList();
    return String.join(" ", sentences).substring(0, CHARACTERS);
  }

  private static int size(String resource) throws IOException {
    try (var in = Recogniser.class.getResourceAsStream(resource)) {
      assertThat(in).isNotNull();
      return in.readAllBytes().length;
    }
  }
}

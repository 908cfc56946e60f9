package be.becivic.training;

import be.becivic.ner.text.ModelLanguage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Sentences in which nobody is named, from the sets by which other screens are tested. The sets not
 * listed here are left for measuring.
 */
final class PlainTexts {
  private static final List<String> SETS =
      List.of(
          "disguise/plain-counted",
          "disguise/plain-eighth",
          "disguise/plain-fifth",
          "disguise/plain-first",
          "disguise/plain-fourteenth",
          "disguise/plain-ninth",
          "disguise/plain-reports",
          "disguise/plain-second",
          "disguise/plain-seventh",
          "disguise/plain-third",
          "disguise/plain-thirteenth",
          "screen/plain-content",
          "screen/plain-fresh",
          "screen/plain-imperative",
          "screen/plain-later",
          "screen/plain-measured",
          "screen/plain-reports",
          "screen/plain-tuning");

  private final Path folder;

  PlainTexts(Path folder) {
    this.folder = folder;
  }

  List<String> of(ModelLanguage language) {
    String prefix = language.code() + "\t";
    return SETS.stream()
        .flatMap(set -> lines(set).stream())
        .filter(line -> line.startsWith(prefix))
        .map(line -> line.split("\t", 2)[1])
        .toList();
  }

  private List<String> lines(String set) {
    try {
      return Files.readAllLines(folder.resolve(set + ".tsv"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

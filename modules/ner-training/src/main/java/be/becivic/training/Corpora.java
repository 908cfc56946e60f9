package be.becivic.training;

import be.becivic.ner.text.ModelLanguage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the annotated newspapers and encyclopaedias from their folder. */
final class Corpora {
  private static final int LONGEST = 60;

  private final Path folder;

  Corpora(Path folder) {
    this.folder = folder;
  }

  List<List<Word>> sentences(ModelLanguage language) throws IOException {
    return switch (language) {
      case FR -> columns("enp.fr", 0, 1);
      case NL -> columns("enp.nl", 0, 1);
      case DE -> {
        var all = new ArrayList<>(columns("enp.de", 0, 1));
        all.addAll(columns("germeval.dev", 1, 2));
        all.addAll(columns("germeval.test", 1, 2));
        yield all;
      }
      case EN -> columns("wikigold.en", 0, 1);
    };
  }

  /** A word and whether it is part of a person's name. */
  record Word(String text, boolean person) {}

  private List<List<Word>> columns(String file, int word, int tag) throws IOException {
    var sentences = new ArrayList<List<Word>>();
    var sentence = new ArrayList<Word>();
    for (String line : Files.readAllLines(folder.resolve(file), StandardCharsets.UTF_8)) {
      String[] cells = line.split("[ \t]");
      boolean full = line.isBlank() || sentence.size() >= LONGEST;
      if (!line.startsWith("#\t") && cells.length > tag) {
        sentence.add(new Word(cells[word], isPerson(cells[tag])));
        full |= cells[word].matches("[.!?]");
      }
      if (full && !sentence.isEmpty()) {
        sentences.add(List.copyOf(sentence));
        sentence.clear();
      }
    }
    if (!sentence.isEmpty()) {
      sentences.add(List.copyOf(sentence));
    }
    return sentences;
  }

  private static boolean isPerson(String label) {
    return label.equalsIgnoreCase("B-PER") || label.equalsIgnoreCase("I-PER");
  }
}

package be.becivic.training;

import be.becivic.ner.text.ModelLanguage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Civic sentences written for this project, with slots. A slot {@code {doc}} takes a line of its
 * section; {@code {first}}, {@code {last}}, {@code {person}} and so on take a person's name, and
 * {@code {=last}} takes a name that belongs to a street, a school or a law.
 */
final class Grammar {
  static final Pattern SLOT = Pattern.compile("\\{(=?)([a-z]+-?)\\}");

  private final Map<String, List<String>> symbols = new HashMap<>();

  Grammar(ModelLanguage language) {
    List<String> current = new ArrayList<>();
    for (String line : TrainingResources.lines("grammar/" + language.code() + ".txt")) {
      if (line.startsWith("[")) {
        current = new ArrayList<>();
        symbols.put(line.substring(1, line.length() - 1), current);
      } else if (!line.isBlank()) {
        current.add(line);
      }
    }
  }

  void define(String symbol, List<String> choices) {
    symbols.put(symbol, choices);
  }

  String choose(String symbol, RandomGenerator random) {
    List<String> choices = symbols.getOrDefault(symbol, List.of());
    if (choices.isEmpty()) {
      throw new IllegalStateException("no choices for " + symbol);
    }
    return choices.get(random.nextInt(choices.size()));
  }

  /** Replaces every slot that is a symbol; what remains are slots for names. */
  String expand(String template, RandomGenerator random) {
    String text = template;
    for (int depth = 0; depth < 6; depth++) {
      text =
          SLOT.matcher(text)
              .replaceAll(
                  slot -> {
                    String symbol = slot.group(2);
                    if (!symbols.containsKey(symbol)) {
                      return slot.group();
                    }
                    String choice = choose(symbol, random);
                    return slot.group(1).isEmpty()
                        ? quote(choice)
                        : quote(choice.replace("{", "{=").replace("{==", "{="));
                  });
    }
    return text;
  }

  private static String quote(String text) {
    return text.replace("\\", "\\\\").replace("$", "\\$");
  }
}

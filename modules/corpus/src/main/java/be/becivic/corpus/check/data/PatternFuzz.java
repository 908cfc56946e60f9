package be.becivic.corpus.check.data;

import be.becivic.protocol.text.MeteredText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tries a pattern on texts that make careless ones backtrack without end (§6.8). */
final class PatternFuzz {
  private static final int LENGTH = 400;
  private static final int STEPS = 400 * LENGTH;
  private static final String ALPHABET = "0123456789 .-/@+abzABEZ_é\n";
  private static final List<String> UNITS =
      List.of(
          "0", "1 ", "1.", "1-", "12-", "a", "A", "a.", "a@", "a-", "aB", "+32 ", "BE68 ", "0a",
          " ", ".", "é", "1234567", "\t", "_");
  private static final List<String> TEXTS = texts();

  private PatternFuzz() {}

  static boolean runsAway(Pattern pattern) {
    return TEXTS.stream().anyMatch(text -> runsAway(pattern, text));
  }

  private static boolean runsAway(Pattern pattern, String text) {
    try {
      Matcher matcher = pattern.matcher(new MeteredText(text, STEPS));
      while (matcher.find()) {}
      return false;
    } catch (MeteredText.ExhaustedException | StackOverflowError _) {
      return true;
    }
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (String unit : UNITS) {
      String run = unit.repeat(LENGTH / unit.length());
      texts.add(run);
      texts.add(run + "!");
    }
    Random random = new Random(97);
    for (int i = 0; i < 10; i++) {
      StringBuilder text = new StringBuilder();
      while (text.length() < LENGTH) {
        text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
      }
      texts.add(text.toString());
    }
    return List.copyOf(texts);
  }
}

package be.becivic.protocol.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence, or a stretch of a long one, so that no run of harmless words dilutes the rest.
 *
 * @param start where it begins in the text as sent
 * @param end where it ends
 * @param words as a person would read them
 */
record ReadSentence(int start, int end, List<String> words) {
  private static final int LONGEST = 40;
  private static final int STEP = 20;

  /** A line break alone ends nothing: prose is wrapped anywhere. */
  private static final Pattern END =
      Pattern.compile(
          "(?<=[\\p{L}\\p{N})»”\"'`*\\]>][\\p{L}\\p{N})»”\"'`*\\]>][.!?;])\\s+"
              + "|\\R\\+?[ \\t]*(?=\\R|[-*#>|]|\\d{1,3}[.)]|[A-Za-z_]{1,40}:)");

  /** What a tag says for machines; addresses are looked at as links. */
  private static final Pattern FOR_MACHINES =
      Pattern.compile(
          "(?<=\\s)(?:(?:uid|last_verified)=\"[0-9a-z-]{1,20}\"|url=\"https://[^\\s\"]{1,400}\")");

  ReadSentence {
    words = List.copyOf(words);
  }

  static List<ReadSentence> all(String text) {
    List<ReadSentence> sentences = new ArrayList<>();
    int start = 0;
    Matcher end = END.matcher(text);
    while (end.find()) {
      add(text, start, end.start(), sentences);
      start = end.end();
    }
    add(text, start, text.length(), sentences);
    return sentences;
  }

  private static void add(String text, int start, int end, List<ReadSentence> sentences) {
    String prose = FOR_MACHINES.matcher(text.substring(start, end)).replaceAll(" ");
    List<String> words = ReadWords.of(prose);
    int from = 0;
    while (from + LONGEST < words.size()) {
      sentences.add(new ReadSentence(start, end, words.subList(from, from + LONGEST)));
      from += STEP;
    }
    if (from < words.size()) {
      sentences.add(new ReadSentence(start, end, words.subList(from, words.size())));
    }
  }

  ScreenFinding finding(ScreenKind kind, String rule, List<String> cues) {
    return new ScreenFinding(kind, start, end, rule + ": " + String.join(", ", cues));
  }

  /** Leaves the words out, so that they cannot reach a log. */
  @Override
  public String toString() {
    return "ReadSentence[%d, %d]".formatted(start, end);
  }
}

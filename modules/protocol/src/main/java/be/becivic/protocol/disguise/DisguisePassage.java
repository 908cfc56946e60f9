package be.becivic.protocol.disguise;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A few sentences in a row. A number may be spread over them and explained beside it; what stands
 * further away belongs to something else.
 *
 * @param start where it begins in the text as sent
 */
record DisguisePassage(int start, String text) {
  private static final int SENTENCES = 5;
  private static final int LONGEST = 700;
  private static final Pattern END = Pattern.compile("(?<=[.!?])\\s+|\\s*\\R\\s*");

  static List<DisguisePassage> all(String text) {
    List<DisguisePassage> sentences = sentences(text);
    List<DisguisePassage> passages = new ArrayList<>();
    for (int first = 0; first < sentences.size(); first++) {
      int last = first;
      while (last + 1 < Math.min(sentences.size(), first + SENTENCES)
          && sentences.get(last + 1).end() - sentences.get(first).start <= LONGEST) {
        last++;
      }
      int from = sentences.get(first).start;
      int to = sentences.get(last).end();
      if (passages.isEmpty() || passages.getLast().end() < to) {
        passages.add(new DisguisePassage(from, text.substring(from, to)));
      }
    }
    return passages;
  }

  int end() {
    return start + text.length();
  }

  private static List<DisguisePassage> sentences(String text) {
    List<DisguisePassage> sentences = new ArrayList<>();
    Matcher end = END.matcher(text);
    int start = 0;
    while (end.find()) {
      addStretches(text, start, end.start(), sentences);
      start = end.end();
    }
    addStretches(text, start, text.length(), sentences);
    return sentences;
  }

  /** What never ends is read in stretches that overlap. */
  private static void addStretches(
      String text, int start, int end, List<DisguisePassage> sentences) {
    int from = start;
    while (end - from > LONGEST) {
      sentences.add(new DisguisePassage(from, text.substring(from, from + LONGEST)));
      from += LONGEST / 2;
    }
    if (end > from) {
      sentences.add(new DisguisePassage(from, text.substring(from, end)));
    }
  }

  /** Leaves the words out, so that they cannot reach a log. */
  @Override
  public String toString() {
    return "DisguisePassage[%d, %d]".formatted(start, end());
  }
}

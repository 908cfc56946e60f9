package be.becivic.library.search.text;

import be.becivic.library.search.text.Snippet.Mark;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Cuts the piece with the most matches out of a text, at the edges of words. */
public final class SnippetCutter {
  private static final int LENGTH = 220;
  private static final int RUN_UP = 60;
  private static final String MORE = "…";

  private SnippetCutter() {}

  public static Snippet cut(String text, List<Mark> matches) {
    List<Mark> marks = apart(matches);
    int start = marks.isEmpty() ? 0 : wordStart(text, Math.max(0, best(marks).start() - RUN_UP));
    int end = wordEnd(text, start);
    String before = start > 0 ? MORE : "";
    String after = end < text.length() ? MORE : "";
    int shift = before.length() - start;
    List<Mark> shown =
        marks.stream()
            .filter(mark -> mark.start() >= start && mark.end() <= end)
            .map(mark -> new Mark(mark.start() + shift, mark.end() + shift))
            .toList();
    return new Snippet(before + text.substring(start, end).replace('\n', ' ') + after, shown);
  }

  /** Sorted, with overlapping ones made one. */
  private static List<Mark> apart(List<Mark> matches) {
    List<Mark> apart = new ArrayList<>();
    for (Mark mark : matches.stream().sorted(Comparator.comparingInt(Mark::start)).toList()) {
      if (!apart.isEmpty() && mark.start() < apart.getLast().end()) {
        Mark last = apart.removeLast();
        apart.add(new Mark(last.start(), Math.max(last.end(), mark.end())));
      } else {
        apart.add(mark);
      }
    }
    return apart;
  }

  /** The match after which the most others follow within one snippet. */
  private static Mark best(List<Mark> marks) {
    Mark best = marks.getFirst();
    int most = 0;
    int last = 0;
    for (int first = 0; first < marks.size(); first++) {
      int limit = marks.get(first).start() + LENGTH - RUN_UP;
      while (last < marks.size() && marks.get(last).end() <= limit) {
        last++;
      }
      if (last - first > most) {
        most = last - first;
        best = marks.get(first);
      }
    }
    return best;
  }

  private static int wordStart(String text, int at) {
    int start = at;
    while (start > 0 && start > at - RUN_UP && !Character.isWhitespace(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private static int wordEnd(String text, int start) {
    int end = Math.min(text.length(), start + LENGTH);
    if (end == text.length()) {
      return end;
    }
    int cut = end;
    while (cut > end - RUN_UP && !Character.isWhitespace(text.charAt(cut))) {
      cut--;
    }
    if (cut > end - RUN_UP) {
      return cut;
    }
    return Character.isLowSurrogate(text.charAt(end)) ? end - 1 : end;
  }
}

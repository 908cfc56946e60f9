package be.becivic.corpus.diff;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jgit.diff.Edit;
import org.eclipse.jgit.diff.EditList;
import org.eclipse.jgit.diff.HistogramDiff;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;

/** The lines a change brings, as blocks of neighbours, and what stands around them. */
public final class AddedText {
  private AddedText() {}

  /**
   * A part of a text that a change touches, before and after. What both begin and end with is the
   * same: lines the change left alone.
   */
  public record Passage(String before, String after) {}

  public static List<String> between(String before, String after) {
    RawText now = raw(after);
    List<String> blocks = new ArrayList<>();
    for (Edit edit : edits(raw(before), now)) {
      if (edit.getLengthB() > 0) {
        blocks.add(now.getString(edit.getBeginB(), edit.getEndB(), false));
      }
    }
    return List.copyOf(blocks);
  }

  /**
   * Every part a change touches, in whole lines.
   *
   * @param reach how many characters around a touched line belong to it at least
   */
  public static List<Passage> passages(String before, String after, int reach) {
    int[] oldStarts = lineStarts(before);
    int[] newStarts = lineStarts(after);
    List<Passage> passages = new ArrayList<>();
    Edit open = null;
    for (Edit lines : edits(raw(before), raw(after))) {
      Edit edit = characters(lines, oldStarts, newStarts);
      if (open == null || start(after, edit, reach) > end(after, open, reach)) {
        if (open != null) {
          passages.add(passage(before, after, open, reach));
        }
        open = edit;
      } else {
        open = new Edit(open.getBeginA(), edit.getEndA(), open.getBeginB(), edit.getEndB());
      }
    }
    if (open != null) {
      passages.add(passage(before, after, open, reach));
    }
    return List.copyOf(passages);
  }

  private static Edit characters(Edit lines, int[] oldStarts, int[] newStarts) {
    return new Edit(
        oldStarts[lines.getBeginA()],
        oldStarts[lines.getEndA()],
        newStarts[lines.getBeginB()],
        newStarts[lines.getEndB()]);
  }

  /** The lines around are the same in both texts, so as much is taken of either. */
  private static Passage passage(String before, String after, Edit touched, int reach) {
    int start = start(after, touched, reach);
    int end = end(after, touched, reach);
    return new Passage(
        before.substring(
            touched.getBeginA() - touched.getBeginB() + start,
            touched.getEndA() - touched.getEndB() + end),
        after.substring(start, end));
  }

  private static int start(String after, Edit touched, int reach) {
    return after.lastIndexOf('\n', touched.getBeginB() - reach - 1) + 1;
  }

  private static int end(String after, Edit touched, int reach) {
    int end = after.indexOf('\n', touched.getEndB() + reach);
    return end < 0 ? after.length() : end;
  }

  /** Where lines begin, and where the last one ends. */
  private static int[] lineStarts(String text) {
    IntStream starts =
        IntStream.range(0, text.length())
            .filter(at -> text.charAt(at) == '\n' && at + 1 < text.length())
            .map(at -> at + 1);
    return IntStream.concat(
            text.isEmpty() ? IntStream.empty() : IntStream.concat(IntStream.of(0), starts),
            IntStream.of(text.length()))
        .toArray();
  }

  private static EditList edits(RawText old, RawText now) {
    return new HistogramDiff().diff(RawTextComparator.DEFAULT, old, now);
  }

  private static RawText raw(String text) {
    return new RawText(text.getBytes(StandardCharsets.UTF_8));
  }
}

package be.becivic.corpus.diff;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jgit.diff.Edit;
import org.eclipse.jgit.diff.HistogramDiff;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;

/** The lines a change brings, as blocks of neighbours. */
public final class AddedText {
  private AddedText() {}

  public static List<String> between(String before, String after) {
    RawText old = raw(before);
    RawText now = raw(after);
    List<String> blocks = new ArrayList<>();
    for (Edit edit : new HistogramDiff().diff(RawTextComparator.DEFAULT, old, now)) {
      if (edit.getLengthB() > 0) {
        blocks.add(now.getString(edit.getBeginB(), edit.getEndB(), false));
      }
    }
    return List.copyOf(blocks);
  }

  private static RawText raw(String text) {
    return new RawText(text.getBytes(StandardCharsets.UTF_8));
  }
}

package be.becivic.corpus.diff;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jgit.diff.DiffAlgorithm;
import org.eclipse.jgit.diff.DiffFormatter;
import org.eclipse.jgit.diff.EditList;
import org.eclipse.jgit.diff.HistogramDiff;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;

/** Shows what became of a file, as a unified diff for people. */
public final class TextDiff {
  private static final String NOWHERE = "/dev/null";
  private static final DiffAlgorithm ALGORITHM = new HistogramDiff();

  private TextDiff() {}

  /** The difference between two contents of a file, either of which may be absent. */
  public static String of(String path, Optional<byte[]> before, Optional<byte[]> after) {
    RawText old = new RawText(before.orElse(new byte[0]));
    RawText now = new RawText(after.orElse(new byte[0]));
    EditList edits = ALGORITHM.diff(RawTextComparator.DEFAULT, old, now);
    if (edits.isEmpty() && before.isPresent() == after.isPresent()) {
      return "";
    }
    var out = new ByteArrayOutputStream();
    try (var formatter = new DiffFormatter(out)) {
      formatter.format(edits, old, now);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return "--- %s\n+++ %s\n"
            .formatted(
                before.map(_ -> "a/" + path).orElse(NOWHERE),
                after.map(_ -> "b/" + path).orElse(NOWHERE))
        + out.toString(StandardCharsets.UTF_8);
  }
}

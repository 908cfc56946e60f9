package be.becivic.corpus.git;

import be.becivic.corpus.CorpusFiles;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;
import org.eclipse.jgit.merge.MergeAlgorithm;
import org.eclipse.jgit.merge.MergeFormatter;
import org.eclipse.jgit.merge.MergeResult;

/** Lays what changed between two states on a third, in memory. */
public final class ThreeWay {
  private static final byte[] NOTHING = {};

  private ThreeWay() {}

  public static Merge merge(CorpusFiles from, CorpusFiles to, CorpusFiles onto) {
    List<FileChange> changes = new ArrayList<>();
    List<String> conflicts = new ArrayList<>();
    for (String path : changed(from, to)) {
      String wanted = to.blobs().get(path);
      String present = onto.blobs().get(path);
      if (Objects.equals(present, from.blobs().get(path))) {
        changes.add(becomes(to, path));
      } else if (!Objects.equals(present, wanted)) {
        Optional<byte[]> merged =
            wanted == null || present == null
                ? Optional.empty()
                : lines(
                    from.blobs().containsKey(path) ? from.read(path) : NOTHING,
                    onto.read(path),
                    to.read(path));
        merged.ifPresentOrElse(
            text -> changes.add(new FileChange.Write(path, text)), () -> conflicts.add(path));
      }
    }
    return conflicts.isEmpty()
        ? new Merge.Clean(FileChanges.of(changes))
        : new Merge.Conflict(conflicts);
  }

  private static Iterable<String> changed(CorpusFiles from, CorpusFiles to) {
    TreeSet<String> paths = new TreeSet<>(from.blobs().keySet());
    paths.addAll(to.blobs().keySet());
    paths.removeIf(path -> Objects.equals(from.blobs().get(path), to.blobs().get(path)));
    return paths;
  }

  private static FileChange becomes(CorpusFiles files, String path) {
    return files.blobs().containsKey(path)
        ? new FileChange.Write(path, files.read(path))
        : new FileChange.Remove(path);
  }

  private static Optional<byte[]> lines(byte[] base, byte[] ours, byte[] theirs) {
    if (RawText.isBinary(base) || RawText.isBinary(ours) || RawText.isBinary(theirs)) {
      return Optional.empty();
    }
    MergeResult<RawText> result =
        new MergeAlgorithm()
            .merge(
                RawTextComparator.DEFAULT,
                new RawText(base),
                new RawText(ours),
                new RawText(theirs));
    if (result.containsConflicts()) {
      return Optional.empty();
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream(ours.length + theirs.length);
    try {
      new MergeFormatter()
          .formatMerge(text, result, List.of("base", "ours", "theirs"), StandardCharsets.UTF_8);
    } catch (IOException bug) {
      throw new UncheckedIOException(bug);
    }
    return Optional.of(text.toByteArray());
  }
}

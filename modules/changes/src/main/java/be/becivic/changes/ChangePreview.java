package be.becivic.changes;

import be.becivic.changes.check.CheckVerdict;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.diff.TextDiff;
import be.becivic.protocol.change.FileChanges;
import be.becivic.records.review.ReviewKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a change would do, for whoever decides about it. */
public sealed interface ChangePreview {

  /**
   * It passes.
   *
   * @param diff what it changes, as a unified diff
   */
  record Fits(String diff) implements ChangePreview {}

  /** Its text needs another look first. */
  record Suspicious(String diff, ReviewKind kind, List<String> files) implements ChangePreview {}

  /** It does not pass the checks. */
  record Fails(String diff, List<Finding> findings) implements ChangePreview {}

  /** It does not fit main any more. */
  record Conflict() implements ChangePreview {}

  /** Whether nothing stands in its way. */
  default boolean isFit() {
    return switch (this) {
      case Fits _ -> true;
      case Suspicious _, Fails _, Conflict _ -> false;
    };
  }

  static ChangePreview of(Corpus base, FileChanges files, CheckVerdict verdict) {
    return switch (verdict) {
      case CheckVerdict.Green green -> new Fits(diff(base, green.files()));
      case CheckVerdict.Held(ReviewKind kind, List<String> where) ->
          new Suspicious(diff(base, files), kind, where);
      case CheckVerdict.Red(List<Finding> findings) -> new Fails(diff(base, files), findings);
    };
  }

  private static String diff(Corpus base, FileChanges files) {
    return files.stream()
        .map(file -> TextDiff.of(file.path(), before(base, file.path()), file.content()))
        .collect(Collectors.joining());
  }

  private static Optional<byte[]> before(Corpus base, String path) {
    return base.files().blobs().containsKey(path)
        ? Optional.of(base.files().read(path))
        : Optional.empty();
  }
}

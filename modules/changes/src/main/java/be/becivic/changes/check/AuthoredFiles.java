package be.becivic.changes.check;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.index.SkillsIndex;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** An author's files, made ready to be laid on main. */
public final class AuthoredFiles {
  private AuthoredFiles() {}

  /** The files that are new or differ; what the author does not have stays. */
  public static Map<String, Optional<byte[]>> overlay(Corpus main, CorpusFiles files) {
    return withoutIndex(changed(main, files));
  }

  /** The author's files with the versions they started from, which only the system moves. */
  public static CorpusFiles withVersionsOf(Corpus base, CorpusFiles files) {
    return new ChangedFiles(
        base.files(), Versioning.unbump(base, withoutIndex(difference(base, files))));
  }

  /** The files that are new, differ or are gone. */
  static Map<String, Optional<byte[]>> difference(Corpus base, CorpusFiles files) {
    Map<String, Optional<byte[]>> changes = changed(base, files);
    base.files().blobs().keySet().stream()
        .filter(path -> !files.blobs().containsKey(path))
        .forEach(path -> changes.put(path, Optional.empty()));
    return changes;
  }

  private static Map<String, Optional<byte[]>> changed(Corpus base, CorpusFiles files) {
    Map<String, Optional<byte[]>> changes = new HashMap<>();
    files
        .blobs()
        .forEach(
            (path, blob) -> {
              if (!blob.equals(base.files().blobs().get(path))) {
                changes.put(path, Optional.of(files.read(path)));
              }
            });
    return changes;
  }

  /** The index follows from the skills, so two changes have nothing to settle over it. */
  private static Map<String, Optional<byte[]>> withoutIndex(Map<String, Optional<byte[]>> changes) {
    changes.remove(SkillsIndex.FILE);
    return changes;
  }
}

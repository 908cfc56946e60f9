package be.becivic.lifecycle.forge.check;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** An author's files, made ready to be laid on main. */
public final class AuthoredFiles {
  private AuthoredFiles() {}

  /** The files that are new or differ; what the author does not have stays. */
  public static Map<String, Optional<byte[]>> overlay(Corpus main, CorpusFiles files) {
    Map<String, Optional<byte[]>> changes = new HashMap<>();
    files
        .blobs()
        .forEach(
            (path, blob) -> {
              if (!blob.equals(main.files().blobs().get(path))) {
                changes.put(path, Optional.of(files.read(path)));
              }
            });
    return changes;
  }

  /** The author's files with the versions they started from, which only the system moves. */
  public static CorpusFiles withVersionsOf(Corpus base, CorpusFiles files) {
    return new ChangedFiles(base.files(), Versioning.unbump(base, difference(base, files)));
  }

  /** The files that are new, differ or are gone. */
  static Map<String, Optional<byte[]>> difference(Corpus base, CorpusFiles files) {
    Map<String, Optional<byte[]>> changes = new HashMap<>(overlay(base, files));
    base.files().blobs().keySet().stream()
        .filter(path -> !files.blobs().containsKey(path))
        .forEach(path -> changes.put(path, Optional.empty()));
    return changes;
  }
}

package be.becivic.changes.check;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;

/** An author's files, made ready to be laid on main. */
public final class AuthoredFiles {
  private AuthoredFiles() {}

  /** The files that are new or differ; what the author does not have stays. */
  public static FileChanges overlay(Corpus main, CorpusFiles files) {
    return withoutIndex(changed(main, files));
  }

  /** The author's files with the versions they started from, which only the system moves. */
  public static CorpusFiles withVersionsOf(Corpus base, CorpusFiles files) {
    return new ChangedFiles(
        base.files(), Versioning.unbump(base, withoutIndex(difference(base, files))));
  }

  /** The files that are new, differ or are gone. */
  static FileChanges difference(Corpus base, CorpusFiles files) {
    return changed(base, files)
        .plus(
            FileChanges.of(
                base.files().blobs().keySet().stream()
                    .filter(path -> !files.blobs().containsKey(path))
                    .map(FileChange.Remove::new)
                    .toList()));
  }

  private static FileChanges changed(Corpus base, CorpusFiles files) {
    return FileChanges.of(
        files.blobs().entrySet().stream()
            .filter(file -> !file.getValue().equals(base.files().blobs().get(file.getKey())))
            .map(file -> new FileChange.Write(file.getKey(), files.read(file.getKey())))
            .toList());
  }

  /** The index follows from the skills, so two changes have nothing to settle over it. */
  private static FileChanges withoutIndex(FileChanges changes) {
    return changes.filter(change -> !change.path().equals(SkillsIndex.FILE));
  }
}

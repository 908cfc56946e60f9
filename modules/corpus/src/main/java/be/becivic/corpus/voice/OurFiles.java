package be.becivic.corpus.voice;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.CorpusFiles;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;

/** The files of main with some as they were before; still that commit, because it decides which. */
final class OurFiles implements CorpusFiles {
  private final CorpusFiles main;
  private final CorpusFiles putBack;

  OurFiles(CorpusFiles main, FileChanges changes) {
    this.main = main;
    this.putBack = new ChangedFiles(main, changes);
  }

  @Override
  public Optional<CommitId> commit() {
    return main.commit();
  }

  @Override
  public Instant time() {
    return main.time();
  }

  @Override
  public SortedMap<String, String> blobs() {
    return putBack.blobs();
  }

  @Override
  public byte[] read(String path) {
    return putBack.read(path);
  }
}

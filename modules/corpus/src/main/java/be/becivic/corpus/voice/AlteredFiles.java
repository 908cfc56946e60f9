package be.becivic.corpus.voice;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.CorpusFiles;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/** The files of main with some otherwise than main has them, for readers; still that commit. */
public final class AlteredFiles implements CorpusFiles {
  private final CorpusFiles main;
  private final CorpusFiles altered;

  public AlteredFiles(CorpusFiles main, FileChanges changes) {
    this.main = main;
    this.altered = new ChangedFiles(main, changes);
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
    return altered.blobs();
  }

  @Override
  public byte[] read(String path) {
    return altered.read(path);
  }

  @Override
  public Supplier<byte[]> reader(String path) {
    return altered.reader(path);
  }
}

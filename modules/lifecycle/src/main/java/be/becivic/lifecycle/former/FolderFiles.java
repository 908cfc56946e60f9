package be.becivic.lifecycle.former;

import be.becivic.corpus.CorpusFiles;
import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/** The files of a state that lie below a folder. */
record FolderFiles(CorpusFiles all, String folder) implements CorpusFiles {
  @Override
  public Optional<CommitId> commit() {
    return all.commit();
  }

  @Override
  public Instant time() {
    return all.time();
  }

  @Override
  public SortedMap<String, String> blobs() {
    return all.blobs().subMap(folder, folder + Character.MAX_VALUE);
  }

  @Override
  public byte[] read(String path) {
    return all.read(path);
  }

  @Override
  public Supplier<byte[]> reader(String path) {
    return all.reader(path);
  }
}

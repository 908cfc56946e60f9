package be.becivic.corpus;

import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A state with some files written or removed, so that a change is checked before it is committed.
 */
public final class ChangedFiles implements CorpusFiles {
  private final CorpusFiles base;
  private final FileChanges changes;
  private final SortedMap<String, String> blobs;

  public ChangedFiles(CorpusFiles base, FileChanges changes) {
    this.base = base;
    this.changes = changes;
    SortedMap<String, String> ids = new TreeMap<>(base.blobs());
    for (FileChange change : changes) {
      switch (change) {
        case FileChange.Write(String path, byte[] bytes) -> ids.put(path, BlobIds.of(bytes));
        case FileChange.Remove(String path) -> ids.remove(path);
      }
    }
    this.blobs = Collections.unmodifiableSortedMap(ids);
  }

  @Override
  public Optional<CommitId> commit() {
    return Optional.empty();
  }

  @Override
  public Instant time() {
    return base.time();
  }

  @Override
  public SortedMap<String, String> blobs() {
    return blobs;
  }

  @Override
  public byte[] read(String path) {
    return reader(path).get();
  }

  @Override
  public Supplier<byte[]> reader(String path) {
    return changes
        .find(path)
        .map(
            change ->
                change
                    .content()
                    .orElseThrow(() -> new IllegalArgumentException("The change removes " + path)))
        .<Supplier<byte[]>>map(bytes -> () -> bytes)
        .orElseGet(() -> base.reader(path));
  }
}

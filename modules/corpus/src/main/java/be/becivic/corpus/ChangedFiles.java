package be.becivic.corpus;

import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A state with some files written or removed, so that a change is checked before it is committed.
 */
public final class ChangedFiles implements CorpusFiles {
  private final CorpusFiles base;
  private final Map<String, Optional<byte[]>> changes;
  private final SortedMap<String, String> blobs;

  /**
   * Lays changes over a state.
   *
   * @param changes by path, the new content, or nothing for a file that goes
   */
  public ChangedFiles(CorpusFiles base, Map<String, Optional<byte[]>> changes) {
    this.base = base;
    this.changes = Map.copyOf(changes);
    SortedMap<String, String> ids = new TreeMap<>(base.blobs());
    changes.forEach(
        (path, content) ->
            content.ifPresentOrElse(
                bytes -> ids.put(path, BlobIds.of(bytes)), () -> ids.remove(path)));
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
    return Optional.ofNullable(changes.get(path))
        .map(
            content ->
                content.orElseThrow(
                    () -> new IllegalArgumentException("The change removes " + path)))
        .orElseGet(() -> base.read(path));
  }
}

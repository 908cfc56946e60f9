package be.becivic.corpus;

import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/** A state of which only some files are looked at. */
public final class SomeFiles implements CorpusFiles {
  private final CorpusFiles all;
  private final SortedMap<String, String> blobs;

  /** Leaves in the files of these paths that exist. */
  public SomeFiles(CorpusFiles all, Set<String> paths) {
    this.all = all;
    SortedMap<String, String> some = new TreeMap<>();
    for (String path : paths) {
      Optional.ofNullable(all.blobs().get(path)).ifPresent(blob -> some.put(path, blob));
    }
    this.blobs = Collections.unmodifiableSortedMap(some);
  }

  @Override
  public Optional<CommitId> commit() {
    return Optional.empty();
  }

  @Override
  public Instant time() {
    return all.time();
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
    if (!blobs.containsKey(path)) {
      throw new IllegalArgumentException("The corpus has no file " + path + " here");
    }
    return all.reader(path);
  }
}

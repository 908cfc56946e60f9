package be.becivic.corpus.git.tree;

import be.becivic.corpus.CorpusUnavailable;
import java.io.IOException;
import java.util.function.Supplier;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;

/**
 * Reads a content when asked for it.
 *
 * @param blob the id git gives it
 */
public record BlobReader(Repository repository, String blob) implements Supplier<byte[]> {
  @Override
  public byte[] get() {
    try {
      return repository.open(ObjectId.fromString(blob)).getBytes();
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }
}

package be.becivic.corpus.internal;

import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectInserter;

/** The id git gives a content, computed without storing it. */
public final class BlobIds {
  private BlobIds() {}

  public static String of(byte[] content) {
    try (ObjectInserter.Formatter formatter = new ObjectInserter.Formatter()) {
      return formatter.idFor(Constants.OBJ_BLOB, content).name();
    }
  }
}

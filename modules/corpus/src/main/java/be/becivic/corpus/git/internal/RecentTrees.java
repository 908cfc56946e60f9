package be.becivic.corpus.git.internal;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jgit.lib.AnyObjectId;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectLoader;
import org.eclipse.jgit.lib.ObjectReader;

/**
 * Keeps the trees read last: a commit's trees are its child's parent's trees, and the one of all
 * skills is large.
 */
final class RecentTrees extends ObjectReader.Filter {
  private static final int KEPT = 16;

  private final ObjectReader reader;
  private final Map<ObjectId, ObjectLoader> recent =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ObjectId, ObjectLoader> eldest) {
          return size() > KEPT;
        }
      };

  RecentTrees(ObjectReader reader) {
    this.reader = reader;
  }

  @Override
  protected ObjectReader delegate() {
    return reader;
  }

  @Override
  public ObjectLoader open(AnyObjectId id, int type) throws IOException {
    if (type != Constants.OBJ_TREE) {
      return reader.open(id, type);
    }
    ObjectLoader known = recent.get(id.toObjectId());
    if (known == null) {
      known = reader.open(id, type);
      recent.put(id.toObjectId(), known);
    }
    return known;
  }
}

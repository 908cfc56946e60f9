package be.becivic.corpus.git.internal;

import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.time.Instant;
import org.eclipse.jgit.dircache.DirCache;
import org.eclipse.jgit.dircache.DirCacheEditor;
import org.eclipse.jgit.dircache.DirCacheEntry;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;

/** Writes commits from contents in memory; no working tree is involved. */
public final class CommitWriter {
  private CommitWriter() {}

  public static CommitId write(
      Repository repository, CommitId parent, FileChanges changes, String message, Instant at)
      throws IOException {
    try (ObjectInserter inserter = repository.newObjectInserter();
        ObjectReader reader = repository.newObjectReader();
        RevWalk walk = new RevWalk(reader)) {
      RevCommit base = walk.parseCommit(ObjectId.fromString(parent.value()));
      DirCache tree = DirCache.read(reader, base.getTree());
      edit(tree, changes, inserter);
      CommitBuilder commit = new CommitBuilder();
      commit.setTreeId(tree.writeTree(inserter));
      commit.setParentId(base);
      commit.setAuthor(SystemAuthor.at(at));
      commit.setCommitter(SystemAuthor.at(at));
      commit.setMessage(message);
      ObjectId id = inserter.insert(commit);
      inserter.flush();
      return new CommitId(id.name());
    }
  }

  private static void edit(DirCache tree, FileChanges changes, ObjectInserter inserter)
      throws IOException {
    DirCacheEditor editor = tree.editor();
    for (FileChange change : changes) {
      editor.add(
          switch (change) {
            case FileChange.Remove(String path) -> new DirCacheEditor.DeletePath(path);
            case FileChange.Write(String path, byte[] bytes) ->
                new SetBlob(path, inserter.insert(Constants.OBJ_BLOB, bytes));
          });
    }
    editor.finish();
  }

  private static final class SetBlob extends DirCacheEditor.PathEdit {
    private final ObjectId blob;

    SetBlob(String path, ObjectId blob) {
      super(path);
      this.blob = blob;
    }

    @Override
    public void apply(DirCacheEntry entry) {
      entry.setFileMode(FileMode.REGULAR_FILE);
      entry.setObjectId(blob);
    }
  }
}

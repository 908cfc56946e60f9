package be.becivic.corpus.git.internal;

import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
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
      Repository repository,
      CommitId parent,
      Map<String, Optional<byte[]>> files,
      String message,
      Instant at)
      throws IOException {
    try (ObjectInserter inserter = repository.newObjectInserter();
        ObjectReader reader = repository.newObjectReader();
        RevWalk walk = new RevWalk(reader)) {
      RevCommit base = walk.parseCommit(ObjectId.fromString(parent.value()));
      DirCache tree = DirCache.read(reader, base.getTree());
      edit(tree, files, inserter);
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

  private static void edit(
      DirCache tree, Map<String, Optional<byte[]>> files, ObjectInserter inserter)
      throws IOException {
    DirCacheEditor editor = tree.editor();
    for (Map.Entry<String, Optional<byte[]>> file : files.entrySet()) {
      if (file.getValue().isEmpty()) {
        editor.add(new DirCacheEditor.DeletePath(file.getKey()));
      } else {
        editor.add(
            new Write(
                file.getKey(), inserter.insert(Constants.OBJ_BLOB, file.getValue().orElseThrow())));
      }
    }
    editor.finish();
  }

  private static final class Write extends DirCacheEditor.PathEdit {
    private final ObjectId blob;

    Write(String path, ObjectId blob) {
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

package be.becivic.corpus.git.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.eclipse.jgit.dircache.DirCache;
import org.eclipse.jgit.dircache.DirCacheEntry;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.eclipse.jgit.lib.RefUpdate;
import org.eclipse.jgit.lib.Repository;

/** The first commit: the content tree as it was shipped. */
public record SeedCommit(Path folder, List<Path> files, Instant at) {

  public static SeedCommit of(Path folder, Instant at) throws IOException {
    try (var files = Files.walk(folder)) {
      return new SeedCommit(folder, files.filter(Files::isRegularFile).sorted().toList(), at);
    }
  }

  /**
   * The reference moves last, so a crash before it leaves an empty repository to fill again. Of
   * several servers that begin at once, one decides.
   */
  public void writeTo(Repository repository, String reference) throws IOException {
    try (ObjectInserter inserter = repository.newObjectInserter()) {
      var commit = new CommitBuilder();
      commit.setTreeId(insertTree(inserter));
      commit.setAuthor(SystemAuthor.at(at));
      commit.setCommitter(SystemAuthor.at(at));
      commit.setMessage("Begin the corpus\n");
      ObjectId id = inserter.insert(commit);
      inserter.flush();
      RefUpdate update = repository.updateRef(reference);
      update.setExpectedOldObjectId(ObjectId.zeroId());
      update.setNewObjectId(id);
      update.setRefLogMessage("seed", false);
      if (update.update() != RefUpdate.Result.NEW && repository.exactRef(reference) == null) {
        throw new IOException("could not create " + reference + ": " + update.getResult());
      }
    }
  }

  private ObjectId insertTree(ObjectInserter inserter) throws IOException {
    DirCache tree = DirCache.newInCore();
    var builder = tree.builder();
    for (Path file : files) {
      var entry = new DirCacheEntry(gitPath(file));
      entry.setFileMode(FileMode.REGULAR_FILE);
      entry.setObjectId(inserter.insert(Constants.OBJ_BLOB, Files.readAllBytes(file)));
      builder.add(entry);
    }
    builder.finish();
    return tree.writeTree(inserter);
  }

  private String gitPath(Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }
}

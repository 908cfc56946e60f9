package be.becivic.corpus.git.internal;

import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;

/** Walks main's own line back for a state of one file; each content is looked at once. */
public record FileWalk(Repository repository, String path) {

  /** The newest commit at which the file had a content like that. */
  public Optional<CommitId> findNewest(CommitId head, Predicate<byte[]> wanted) throws IOException {
    try (RevWalk walk = new RevWalk(repository)) {
      RevCommit commit = walk.parseCommit(ObjectId.fromString(head.value()));
      Optional<ObjectId> looked = Optional.empty();
      while (true) {
        Optional<ObjectId> blob = blob(commit);
        if (blob.isPresent()
            && !blob.equals(looked)
            && wanted.test(repository.open(blob.get()).getBytes())) {
          return Optional.of(new CommitId(commit.name()));
        }
        if (commit.getParentCount() == 0) {
          return Optional.empty();
        }
        looked = blob;
        commit = walk.parseCommit(commit.getParent(0));
      }
    }
  }

  private Optional<ObjectId> blob(RevCommit commit) throws IOException {
    try (TreeWalk file = TreeWalk.forPath(repository, path, commit.getTree())) {
      return file == null ? Optional.empty() : Optional.of(file.getObjectId(0));
    }
  }
}

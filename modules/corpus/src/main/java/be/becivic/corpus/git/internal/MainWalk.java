package be.becivic.corpus.git.internal;

import be.becivic.corpus.history.MainCommit;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.CanonicalTreeParser;
import org.eclipse.jgit.treewalk.EmptyTreeIterator;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.filter.AndTreeFilter;
import org.eclipse.jgit.treewalk.filter.PathFilterGroup;
import org.eclipse.jgit.treewalk.filter.TreeFilter;

/** Reads what each commit of main's own line did to skills and the path directory. */
public final class MainWalk implements AutoCloseable {
  private final Repository repository;
  private final RevWalk walk;
  private final ObjectReader reader;

  public MainWalk(Repository repository) {
    this.repository = repository;
    this.walk = new RevWalk(repository);
    this.reader = new RecentTrees(walk.getObjectReader());
  }

  /**
   * The commits after one up to another, oldest first; nothing when the first is not on the line
   * that leads to the second.
   */
  public Optional<List<RevCommit>> between(Optional<CommitId> after, CommitId head)
      throws IOException {
    List<RevCommit> commits = new ArrayList<>();
    Optional<ObjectId> stop = after.map(commit -> ObjectId.fromString(commit.value()));
    RevCommit at = walk.parseCommit(ObjectId.fromString(head.value()));
    while (!stop.filter(at::equals).isPresent()) {
      commits.add(at);
      if (at.getParentCount() == 0) {
        return stop.isEmpty() ? Optional.of(reversed(commits)) : Optional.empty();
      }
      at = walk.parseCommit(at.getParent(0));
    }
    return Optional.of(reversed(commits));
  }

  public MainCommit read(RevCommit commit) throws IOException {
    List<FileChange> changes = new ArrayList<>();
    try (TreeWalk trees = new TreeWalk(repository, reader)) {
      if (commit.getParentCount() == 0) {
        trees.addTree(new EmptyTreeIterator());
      } else {
        trees.addTree(
            new CanonicalTreeParser(null, reader, walk.parseCommit(commit.getParent(0)).getTree()));
      }
      trees.addTree(commit.getTree());
      trees.setRecursive(true);
      trees.setFilter(
          AndTreeFilter.create(
              PathFilterGroup.createFromStrings("skills", PathDirectory.FILE),
              TreeFilter.ANY_DIFF));
      while (trees.next()) {
        String path = trees.getPathString();
        if (path.equals(PathDirectory.FILE) || isInSkill(path)) {
          changes.add(change(path, trees));
        }
      }
    }
    return new MainCommit(Instant.ofEpochSecond(commit.getCommitTime()), FileChanges.of(changes));
  }

  /** The index beside the folders is generated. */
  private static boolean isInSkill(String path) {
    return path.indexOf('/', "skills/".length()) >= 0;
  }

  private FileChange change(String path, TreeWalk trees) throws IOException {
    boolean isFile = (trees.getRawMode(1) & FileMode.TYPE_MASK) == FileMode.TYPE_FILE;
    return isFile
        ? new FileChange.Write(path, reader.open(trees.getObjectId(1)).getBytes())
        : new FileChange.Remove(path);
  }

  private static List<RevCommit> reversed(List<RevCommit> commits) {
    Collections.reverse(commits);
    return commits;
  }

  @Override
  public void close() {
    walk.close();
  }
}

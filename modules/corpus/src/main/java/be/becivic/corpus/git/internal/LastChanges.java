package be.becivic.corpus.git.internal;

import be.becivic.corpus.git.tree.GitFiles;
import be.becivic.corpus.history.LastChange;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.EmptyTreeIterator;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.filter.TreeFilter;

/** Walks main's own line of commits back until every file has shown where it came from. */
public final class LastChanges {
  private LastChanges() {}

  public static Map<String, LastChange> of(Repository repository, CommitId head)
      throws IOException {
    Map<String, LastChange> changes = new HashMap<>();
    Set<String> wanted = new HashSet<>(GitFiles.at(repository, head).blobs().keySet());
    try (RevWalk walk = new RevWalk(repository)) {
      walk.setFirstParent(true);
      walk.markStart(walk.parseCommit(ObjectId.fromString(head.value())));
      for (RevCommit commit : walk) {
        LastChange change =
            new LastChange(
                new CommitId(commit.name()), Instant.ofEpochSecond(commit.getCommitTime()));
        for (String path : changed(repository, walk, commit)) {
          if (wanted.remove(path)) {
            changes.put(path, change);
          }
        }
        if (wanted.isEmpty()) {
          break;
        }
      }
    }
    return changes;
  }

  private static Set<String> changed(Repository repository, RevWalk walk, RevCommit commit)
      throws IOException {
    Set<String> paths = new HashSet<>();
    try (TreeWalk trees = new TreeWalk(repository)) {
      if (commit.getParentCount() == 0) {
        trees.addTree(new EmptyTreeIterator());
      } else {
        trees.addTree(walk.parseCommit(commit.getParent(0)).getTree());
      }
      trees.addTree(commit.getTree());
      trees.setRecursive(true);
      trees.setFilter(TreeFilter.ANY_DIFF);
      while (trees.next()) {
        paths.add(trees.getPathString());
      }
    }
    return paths;
  }
}

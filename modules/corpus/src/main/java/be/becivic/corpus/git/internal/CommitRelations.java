package be.becivic.corpus.git.internal;

import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.revwalk.filter.RevFilter;

/** How commits stand to each other. */
public final class CommitRelations {
  private CommitRelations() {}

  /** Where two lines parted. */
  public static CommitId forkPoint(Repository repository, CommitId one, CommitId other)
      throws IOException {
    try (RevWalk walk = new RevWalk(repository)) {
      walk.setRevFilter(RevFilter.MERGE_BASE);
      walk.markStart(parse(walk, one));
      walk.markStart(parse(walk, other));
      RevCommit base = walk.next();
      if (base == null) {
        throw new IllegalArgumentException(one + " and " + other + " have no common history");
      }
      return new CommitId(base.name());
    }
  }

  /** Whether main's own line leads from one commit to another. */
  public static boolean isOnLine(Repository repository, CommitId from, CommitId to)
      throws IOException {
    try (RevWalk walk = new RevWalk(repository)) {
      walk.setFirstParent(true);
      walk.markStart(parse(walk, to));
      for (RevCommit commit : walk) {
        if (commit.name().equals(from.value())) {
          return true;
        }
      }
      return false;
    }
  }

  /** The commits of a line that come after one of it, up to another. */
  public static Set<CommitId> since(Repository repository, CommitId from, CommitId to)
      throws IOException {
    Set<CommitId> commits = new LinkedHashSet<>();
    try (RevWalk walk = new RevWalk(repository)) {
      walk.setFirstParent(true);
      walk.markStart(parse(walk, to));
      walk.markUninteresting(parse(walk, from));
      for (RevCommit commit : walk) {
        commits.add(new CommitId(commit.name()));
      }
    }
    return commits;
  }

  /** The commit a line begins with. */
  public static CommitId root(Repository repository, CommitId head) throws IOException {
    try (RevWalk walk = new RevWalk(repository)) {
      walk.setFirstParent(true);
      walk.setRetainBody(false);
      RevCommit commit = parse(walk, head);
      while (commit.getParentCount() > 0) {
        commit = walk.parseCommit(commit.getParent(0));
      }
      return new CommitId(commit.name());
    }
  }

  public static CommitId parent(Repository repository, CommitId commit) throws IOException {
    return findParent(repository, commit)
        .orElseThrow(() -> new IllegalArgumentException(commit + " is where the history begins"));
  }

  public static Optional<CommitId> findParent(Repository repository, CommitId commit)
      throws IOException {
    try (RevWalk walk = new RevWalk(repository)) {
      RevCommit parsed = parse(walk, commit);
      return parsed.getParentCount() == 0
          ? Optional.empty()
          : Optional.of(new CommitId(parsed.getParent(0).name()));
    }
  }

  public static Optional<CommitId> findMessageLine(
      Repository repository, String reference, String line, Optional<CommitId> since)
      throws IOException {
    try (RevWalk walk = new RevWalk(repository)) {
      walk.setFirstParent(true);
      walk.markStart(parse(walk, GitReferences.get(repository, reference)));
      if (since.isPresent()) {
        walk.markUninteresting(parse(walk, since.get()));
      }
      for (RevCommit commit : walk) {
        if (commit.getFullMessage().lines().anyMatch(line::equals)) {
          return Optional.of(new CommitId(commit.name()));
        }
      }
      return Optional.empty();
    }
  }

  /** The messages on a line, newest first. */
  public static List<String> messages(Repository repository, CommitId head) throws IOException {
    try (RevWalk walk = new RevWalk(repository)) {
      walk.setFirstParent(true);
      walk.markStart(parse(walk, head));
      List<String> messages = new ArrayList<>();
      walk.forEach(commit -> messages.add(commit.getFullMessage()));
      return messages;
    }
  }

  private static RevCommit parse(RevWalk walk, CommitId commit) throws IOException {
    return walk.parseCommit(ObjectId.fromString(commit.value()));
  }
}

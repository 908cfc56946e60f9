package be.becivic.corpus.git.internal;

import be.becivic.corpus.history.SkillChange;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;

/** Walks main's own line back for the commits that touched one skill. */
public final class SkillWalk {
  private final Repository repository;
  private final SkillId skill;
  private final String path;

  public SkillWalk(Repository repository, SkillId skill) {
    this.repository = repository;
    this.skill = skill;
    this.path = Skill.pathOf(skill);
  }

  /**
   * The newest few, newest first.
   *
   * @param before only those older than this one
   */
  public List<SkillChange> back(CommitId head, Optional<CommitId> before, int limit)
      throws IOException {
    List<SkillChange> changes = new ArrayList<>();
    try (RevWalk walk = new RevWalk(repository)) {
      Optional<RevCommit> at = Optional.of(walk.parseCommit(ObjectId.fromString(head.value())));
      Optional<ObjectId> blob = blob(at.get());
      boolean isPast = before.isEmpty();
      while (at.isPresent() && changes.size() < limit) {
        RevCommit commit = at.get();
        Optional<RevCommit> parent = parent(walk, commit);
        Optional<ObjectId> earlier = parent.isPresent() ? blob(parent.get()) : Optional.empty();
        if (isPast && !blob.equals(earlier)) {
          changes.add(change(commit, blob));
        }
        isPast = isPast || commit.name().equals(before.get().value());
        at = parent;
        blob = earlier;
      }
    }
    return changes;
  }

  private static Optional<RevCommit> parent(RevWalk walk, RevCommit commit) throws IOException {
    return commit.getParentCount() == 0
        ? Optional.empty()
        : Optional.of(walk.parseCommit(commit.getParent(0)));
  }

  private Optional<ObjectId> blob(RevCommit commit) throws IOException {
    try (TreeWalk file = TreeWalk.forPath(repository, path, commit.getTree())) {
      return file == null ? Optional.empty() : Optional.of(file.getObjectId(0));
    }
  }

  private SkillChange change(RevCommit commit, Optional<ObjectId> blob) throws IOException {
    Optional<SourceFile> file =
        blob.isPresent()
            ? Optional.of(SourceFile.decode(path, repository.open(blob.get()).getBytes()))
            : Optional.empty();
    return SkillChange.of(
        new CommitId(commit.name()),
        Instant.ofEpochSecond(commit.getCommitTime()),
        commit.getShortMessage(),
        skill,
        file);
  }
}

package be.becivic.corpus.git.internal;

import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.RefUpdate;
import org.eclipse.jgit.lib.Repository;

/** Moves references by compare-and-swap, which holds between processes too. */
public final class GitReferences {
  private static final Duration LONGEST_LOCK = Duration.ofMinutes(5);
  private static final int ATTEMPTS = 100;
  private static final Duration PAUSE = Duration.ofMillis(10);

  private GitReferences() {}

  public static Optional<CommitId> find(Repository repository, String name) throws IOException {
    return Optional.ofNullable(repository.exactRef(name))
        .map(Ref::getObjectId)
        .map(id -> new CommitId(id.name()));
  }

  public static CommitId get(Repository repository, String name) throws IOException {
    return find(repository, name)
        .orElseThrow(() -> new IOException("the repository has no " + name));
  }

  /**
   * Moves a reference unless it is elsewhere by now. While someone else holds it, this waits a
   * little.
   *
   * @param from nothing to create it
   * @param to nothing to delete it
   */
  public static boolean move(
      Repository repository, String name, Optional<CommitId> from, Optional<CommitId> to)
      throws IOException {
    dropAbandonedLock(repository.getDirectory().toPath(), name + ".lock");
    for (int i = 0; i < ATTEMPTS; i++) {
      if (attempt(repository, name, from, to)) {
        return true;
      }
      if (!find(repository, name).equals(from)) {
        return false;
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    return false;
  }

  private static boolean attempt(
      Repository repository, String name, Optional<CommitId> from, Optional<CommitId> to)
      throws IOException {
    RefUpdate update = repository.updateRef(name);
    update.setExpectedOldObjectId(objectId(from));
    update.setForceUpdate(true);
    update.setRefLogMessage("becivic", false);
    RefUpdate.Result result;
    if (to.isEmpty()) {
      result = update.delete();
    } else {
      update.setNewObjectId(objectId(to));
      result = update.update();
    }
    return switch (result) {
      case NEW, FORCED, FAST_FORWARD, NO_CHANGE -> true;
      case LOCK_FAILURE, REJECTED -> false;
      case NOT_ATTEMPTED,
          IO_FAILURE,
          REJECTED_CURRENT_BRANCH,
          RENAMED,
          REJECTED_MISSING_OBJECT,
          REJECTED_OTHER_REASON ->
          throw new IOException("could not move " + name + ": " + result);
    };
  }

  private static ObjectId objectId(Optional<CommitId> commit) {
    return commit.map(CommitId::value).map(ObjectId::fromString).orElse(ObjectId.zeroId());
  }

  /** A process that died while it moved a reference leaves a lock that nobody else would lift. */
  private static void dropAbandonedLock(Path folder, String name) throws IOException {
    Path lock = folder.resolve(name);
    if (!Files.exists(lock)) {
      return;
    }
    Path probe = Files.createTempFile(folder, "now", ".tmp");
    try {
      FileTime now = Files.getLastModifiedTime(probe);
      if (Files.exists(lock)
          && Duration.between(Files.getLastModifiedTime(lock).toInstant(), now.toInstant())
                  .compareTo(LONGEST_LOCK)
              > 0) {
        Files.deleteIfExists(lock);
      }
    } finally {
      Files.deleteIfExists(probe);
    }
  }
}

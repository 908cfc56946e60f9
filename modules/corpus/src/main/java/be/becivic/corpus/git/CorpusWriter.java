package be.becivic.corpus.git;

import be.becivic.corpus.git.internal.CommitRelations;
import be.becivic.corpus.git.internal.CommitWriter;
import be.becivic.corpus.git.internal.GitReferences;
import be.becivic.corpus.git.internal.RepositoryFetch;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.Repository;

/**
 * Writes to the repository under the system's own name. Nothing is visible before a branch moves,
 * and branches move by compare-and-swap, so several servers may share one repository.
 */
public final class CorpusWriter {
  private static final String MAIN = "main";
  private static final String SERVED = "refs/becivic/served";
  private static final String BEGUN = "refs/becivic/begun";

  private final Repository repository;

  CorpusWriter(Repository repository) {
    this.repository = repository;
  }

  /** Writes a commit that no branch has yet. */
  public CommitId commit(CommitId parent, FileChanges changes, String message, Instant at) {
    return attempt(() -> CommitWriter.write(repository, parent, changes, message, at));
  }

  /** Where two lines parted. */
  public CommitId forkPoint(CommitId one, CommitId other) {
    return attempt(() -> CommitRelations.forkPoint(repository, one, other));
  }

  /** The commit of main's own line that came before. */
  public CommitId parent(CommitId commit) {
    return attempt(() -> CommitRelations.parent(repository, commit));
  }

  /** The same; nothing where the history begins. */
  public Optional<CommitId> findParent(CommitId commit) {
    return attempt(() -> CommitRelations.findParent(repository, commit));
  }

  public Optional<CommitId> findBranch(String name) {
    return attempt(() -> GitReferences.find(repository, Constants.R_HEADS + name));
  }

  /**
   * Moves a branch unless it is elsewhere by now or stays in use by someone else.
   *
   * @param from nothing to create it
   * @param to nothing to delete it
   */
  public boolean moveBranch(String name, Optional<CommitId> from, Optional<CommitId> to) {
    return attempt(() -> GitReferences.move(repository, Constants.R_HEADS + name, from, to));
  }

  /** Moves main forward unless it is elsewhere by now. */
  public boolean moveMain(CommitId from, CommitId to) {
    return moveBranch(MAIN, Optional.of(from), Optional.of(to));
  }

  /**
   * The newest commit on main's own line that carries a line in its message.
   *
   * @param since where to stop looking; absent, the line is walked to its beginning
   */
  public Optional<CommitId> findOnMain(String line, Optional<CommitId> since) {
    return attempt(
        () -> CommitRelations.findMessageLine(repository, CorpusRepository.MAIN, line, since));
  }

  /** The commit that was last found fit to be shown. */
  public Optional<CommitId> findServed() {
    return attempt(() -> GitReferences.find(repository, SERVED));
  }

  /**
   * Notes that a commit is fit to be shown; of several servers that do so at once, one succeeds.
   */
  public boolean markServed(CommitId commit) {
    return attempt(
        () ->
            GitReferences.move(
                repository, SERVED, GitReferences.find(repository, SERVED), Optional.of(commit)));
  }

  /** Whether a database belongs to this repository, or did. */
  public boolean isBegun() {
    return attempt(() -> GitReferences.find(repository, BEGUN)).isPresent();
  }

  /** Notes that a database belongs to this repository; of several that do so, one succeeds. */
  public boolean markBegun(CommitId root) {
    return attempt(
        () -> GitReferences.move(repository, BEGUN, Optional.empty(), Optional.of(root)));
  }

  /**
   * Takes over main from another repository.
   *
   * @param token what a forge gave us to read with; absent for one that asks for nothing
   */
  public CommitId fetchMain(String from, Optional<String> token) {
    return attempt(() -> RepositoryFetch.fetch(repository, CorpusRepository.MAIN, from, token));
  }

  private interface Attempt<T> {
    T run() throws IOException;
  }

  private static <T> T attempt(Attempt<T> work) {
    try {
      return work.run();
    } catch (IOException broken) {
      throw new UncheckedIOException("The corpus repository cannot be written", broken);
    }
  }
}

package be.becivic.changes;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.CorpusWriter;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.CommitId;
import java.util.Optional;

/**
 * The forge that is the repository itself: a branch for each change, and main moved by
 * compare-and-swap. It calls nobody; the review queue is where a person looks.
 */
public final class LocalForge implements Forge {
  private static final int ATTEMPTS = 5;

  private final CorpusRepository repository;
  private final CorpusWriter writer;

  public LocalForge(CorpusRepository repository) {
    this.repository = repository;
    this.writer = repository.writer();
  }

  @Override
  public CommitId main() {
    return repository.main();
  }

  @Override
  public OpenChange propose(ChangeRequest request) {
    CommitId head = writer.commit(request.base(), request.files(), request.message(), request.at());
    String branch = request.key().branch();
    for (int i = 0; i < ATTEMPTS; i++) {
      Optional<CommitId> current = writer.findBranch(branch);
      if (current.equals(Optional.of(head))
          || writer.moveBranch(branch, current, Optional.of(head))) {
        return new OpenChange(request.key(), request.base(), head);
      }
    }
    throw new ForgeUnavailable("The branch " + branch + " is being moved by others");
  }

  @Override
  public Optional<CommitId> findMerged(ChangeKey key, CommitId since) {
    return writer.findOnMain(key.trailer(), Optional.of(since));
  }

  @Override
  public void report(OpenChange change, CheckResult result) {}

  @Override
  public MergeOutcome merge(OpenChange change) {
    if (!writer.moveMain(change.base(), change.head())) {
      return findMerged(change.key(), change.base())
          .<MergeOutcome>map(MergeOutcome.Merged::new)
          .orElseGet(MergeOutcome.MainMoved::new);
    }
    close(change.key());
    return new MergeOutcome.Merged(change.head());
  }

  @Override
  public boolean isQueued(ChangeKey key) {
    return false;
  }

  @Override
  public boolean isOpenToOthers() {
    return false;
  }

  @Override
  public void close(ChangeKey key) {
    Optional<CommitId> head = writer.findBranch(key.branch());
    if (head.isPresent()) {
      writer.moveBranch(key.branch(), head, Optional.empty());
    }
  }

  @Override
  public void raise(ReviewNotice notice) {}
}

package be.becivic.changes;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.CommitId;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** A forge on which somebody else is at work: whoever asked for main has seen the one before. */
final class MovingForge implements Forge {
  private final Forge forge;
  private final Queue<Runnable> others = new ArrayDeque<>();

  MovingForge(Forge forge) {
    this.forge = forge;
  }

  /** What happens right after main was asked for, once. */
  void then(Runnable work) {
    others.add(work);
  }

  @Override
  public CommitId main() {
    CommitId main = forge.main();
    Runnable work = others.poll();
    if (work != null) {
      work.run();
    }
    return main;
  }

  @Override
  public OpenChange propose(ChangeRequest request) {
    return forge.propose(request);
  }

  @Override
  public Optional<CommitId> findMerged(ChangeKey key, CommitId since) {
    return forge.findMerged(key, since);
  }

  @Override
  public void report(OpenChange change, CheckResult result) {
    forge.report(change, result);
  }

  @Override
  public MergeOutcome merge(OpenChange change) {
    return forge.merge(change);
  }

  @Override
  public boolean isQueued(ChangeKey key) {
    return forge.isQueued(key);
  }

  @Override
  public boolean isOpenToOthers() {
    return forge.isOpenToOthers();
  }

  @Override
  public void close(ChangeKey key) {
    forge.close(key);
  }

  @Override
  public void raise(ReviewNotice notice) {
    forge.raise(notice);
  }
}

package be.becivic.changes;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.id.CommitId;
import java.util.Optional;

/** A forge under which the process dies at one point. */
public final class CrashingForge implements Forge {

  public enum Point {
    BEFORE_PROPOSE,
    AFTER_PROPOSE,
    BEFORE_MERGE,
    AFTER_MERGE,
    BEFORE_CLOSE
  }

  private final Forge forge;
  private final Point point;

  public CrashingForge(Forge forge, Point point) {
    this.forge = forge;
    this.point = point;
  }

  private void reach(Point reached) {
    if (reached == point) {
      throw new IllegalStateException("died at " + point);
    }
  }

  @Override
  public CommitId main() {
    return forge.main();
  }

  @Override
  public OpenChange propose(ChangeRequest request) {
    reach(Point.BEFORE_PROPOSE);
    OpenChange proposed = forge.propose(request);
    reach(Point.AFTER_PROPOSE);
    return proposed;
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
    reach(Point.BEFORE_MERGE);
    MergeOutcome merging = forge.merge(change);
    reach(Point.AFTER_MERGE);
    return merging;
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
    reach(Point.BEFORE_CLOSE);
    forge.close(key);
  }

  @Override
  public void raise(ReviewNotice notice) {
    forge.raise(notice);
  }
}

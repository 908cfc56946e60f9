package be.becivic.records.decision;

import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;

/** How far a path's source has come, which its file does not say. */
public record SourceStanding(
    PathSourceId source, Status status, Instant cohortStartedAt, boolean postHandoffObserved) {

  /** Where every source begins. */
  public static SourceStanding fresh(PathSourceId source, Instant since) {
    return new SourceStanding(source, Status.ALPHA, since, false);
  }
}

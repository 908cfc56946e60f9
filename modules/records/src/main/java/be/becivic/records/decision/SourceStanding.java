package be.becivic.records.decision;

import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import java.time.Instant;
import java.util.Optional;

/**
 * How far a path's source has come, which its file does not say.
 *
 * @param text the text it came so far with; absent where that was never noted
 */
public record SourceStanding(
    PathSourceId source,
    Status status,
    Instant cohortStartedAt,
    boolean postHandoffObserved,
    Optional<TextDigest> text) {

  /** Where every source begins. */
  public static SourceStanding fresh(PathSourceId source, Instant since) {
    return new SourceStanding(source, Status.ALPHA, since, false, Optional.empty());
  }
}

package be.becivic.intake.internal.staging;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.records.submission.QueuedSubmission;
import be.becivic.records.submission.StagedSubmission;
import java.util.Optional;

/**
 * A submission that only has to be written, and the token that will cancel it.
 *
 * @param queued what is remembered of a proposal while it stands in line
 */
public record PreparedRow(
    Parsed parsed, StagedSubmission row, Optional<QueuedSubmission> queued, String token) {

  /** Leaves the token out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "PreparedRow[" + parsed.id() + "]";
  }
}

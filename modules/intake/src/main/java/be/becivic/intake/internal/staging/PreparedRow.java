package be.becivic.intake.internal.staging;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.records.submission.StagedSubmission;

/** A submission that only has to be written, and the token that will cancel it. */
public record PreparedRow(Parsed parsed, StagedSubmission row, String token) {

  /** Leaves the token out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "PreparedRow[" + parsed.id() + "]";
  }
}

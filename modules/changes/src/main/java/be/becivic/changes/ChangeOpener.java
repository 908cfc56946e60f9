package be.becivic.changes;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.StagedSubmission;
import tools.jackson.databind.JsonNode;

/**
 * Brings amendments of skills and paths, and drafts, before the forge. It runs outside any
 * transaction and may be asked again for the same submission, by this server or another: however
 * often it is asked, there is one change.
 */
public interface ChangeOpener {

  /**
   * Opens the change on main as it is now and leaves it open. A submission in a released state has
   * been looked at by a person already and is not held again for what it says, only for what the
   * checks refuse. Its amendment or draft row is written afterwards, together with the receipt, and
   * nothing may be merged before that row is there.
   *
   * @throws RuntimeException when it could not be opened now; the submission stays staged
   */
  Opening open(StagedSubmission submission);

  /** What would become of a submission on main as it is now, once a person has let it pass. */
  ChangePreview preview(SubmissionId submission, JsonNode document);

  /** Takes back a change whose submission was cancelled or held while it was being opened. */
  void withdraw(SubmissionId submission);

  /** What became of an attempt to open a change. */
  sealed interface Opening {

    /** It is open. */
    record Opened() implements Opening {}

    /** It does not fit what main has now. */
    record Conflict() implements Opening {}

    /**
     * A person has to look at it first.
     *
     * @param note what was noticed; never submitted text
     */
    record Held(ReviewKind kind, String note) implements Opening {}
  }
}

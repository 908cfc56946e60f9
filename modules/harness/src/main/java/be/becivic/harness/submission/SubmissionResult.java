package be.becivic.harness.submission;

import be.becivic.protocol.id.SubmissionId;
import java.util.List;
import java.util.Map;

/** What came of sending. */
public sealed interface SubmissionResult {

  /**
   * It was taken.
   *
   * @param left what a limit that ran out in between kept back, in words for the person
   */
  record Sent(List<SubmissionId> ids, String undoUntil, Map<SubmissionId, String> left)
      implements SubmissionResult {
    public Sent {
      ids = List.copyOf(ids);
      left = Map.copyOf(left);
    }
  }

  /** Nothing was handed in, because some of it would be refused; in words for the person. */
  record Refused(Map<SubmissionId, String> reasons) implements SubmissionResult {
    public Refused {
      reasons = Map.copyOf(reasons);
    }
  }

  /** The server could not be reached; everything stays where it is. */
  record Offline() implements SubmissionResult {}
}

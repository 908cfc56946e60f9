package be.becivic.lifecycle.review.queue;

import be.becivic.changes.ChangePreview;
import be.becivic.lifecycle.review.HeldDocument;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.vote.Validation;
import java.util.List;
import java.util.Optional;

/** All a maintainer needs to see of an item to decide. */
public sealed interface ReviewDetails {

  /** Text that is kept from the public, with what speaks against it recognised afresh. */
  record Held(HeldDocument document) implements ReviewDetails {}

  /**
   * A change that waits to be let in.
   *
   * @param preview absent once it is no longer open
   */
  record Proposed(ChangeRecord change, Optional<ChangePreview> preview) implements ReviewDetails {}

  /**
   * An artefact that votes speak against.
   *
   * @param vote the one that called for a maintainer, where it was one
   * @param tally the votes of the cohort in force
   * @param flags every vote of the cohort that flags an injection, with its reason
   * @param text what the votes are about; somebody's words, to be escaped
   */
  record Voted(
      Optional<Status> status,
      Optional<Validation> vote,
      Tally tally,
      List<Validation> flags,
      Optional<ReviewedText> text)
      implements ReviewDetails {
    public Voted {
      flags = List.copyOf(flags);
    }
  }

  /** What somebody wrote to the operator. */
  record Message(FeedbackRow row) implements ReviewDetails {}

  /** There is no more to it than its note, or no more left. */
  record Nothing() implements ReviewDetails {}
}

package be.becivic.lifecycle.review;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.submission.ReceiptState;
import java.util.List;

/** What became of an attempt to let held text go on. */
public sealed interface ReleaseAttempt {

  /** It goes on. */
  record Moved(StateChange change) implements ReleaseAttempt {}

  /** It is not there to be released, or the edit is not possible. */
  record Refused(Rejection rejection) implements ReleaseAttempt {}

  /**
   * The corpus cannot take it, so it stays held.
   *
   * @param obstacles what to put right, line by line
   */
  record Unfit(List<String> obstacles) implements ReleaseAttempt {
    public Unfit {
      obstacles = List.copyOf(obstacles);
    }
  }

  static ReleaseAttempt of(Outcome<StateChange> outcome) {
    return switch (outcome) {
      case Outcome.Ok<StateChange>(StateChange change) -> new Moved(change);
      case Outcome.Refused<StateChange>(Rejection rejection) -> new Refused(rejection);
    };
  }

  /** The same for whoever asked for a state: what cannot be released can be mended or discarded. */
  default Outcome<StateChange> outcome() {
    return switch (this) {
      case Moved(StateChange change) -> Outcome.ok(change);
      case Refused(Rejection rejection) -> Outcome.refused(rejection);
      case Unfit _ ->
          Outcome.refused(
              Rejection.hinting(
                  ErrorCategory.INVALID_TRANSITION,
                  "/state",
                  "The checks refuse it as it is: mend it, or discard it.",
                  List.of(
                      ReceiptState.RELEASED_AFTER_EDIT.wireName(),
                      ReceiptState.DISCARDED.wireName())));
    };
  }
}

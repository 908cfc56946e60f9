package be.becivic.lifecycle;

import be.becivic.records.submission.ReceiptState;
import java.util.ArrayList;
import java.util.List;

/** Counts what a run of the commit job does. */
final class CommitTally {
  private int committed;
  private int held;
  private int conflicts;
  private final List<RuntimeException> failures = new ArrayList<>();

  void count(ReceiptState state) {
    switch (state) {
      case COMMITTED, RELEASED, RELEASED_AFTER_EDIT -> committed++;
      case NER_HELD_FOR_REVIEW -> held++;
      case CONFLICT -> conflicts++;
      case STAGED, APPLIED, QUARANTINED, DISCARDED, CANCELLED ->
          throw new IllegalStateException("a commit does not end " + state);
    }
  }

  void count(RuntimeException failure) {
    failures.add(failure);
  }

  CommitJob.Result result() {
    return new CommitJob.Result(committed, held, conflicts, failures);
  }
}

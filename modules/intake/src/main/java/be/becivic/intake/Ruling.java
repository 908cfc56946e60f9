package be.becivic.intake;

import be.becivic.library.reference.ResolvedReferences;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.Optional;

/** How far the decision on a submission has come. */
sealed interface Ruling {

  /** The submission, unless it has been answered or its id is already its own. */
  default Optional<Submission> undecided() {
    return switch (this) {
      case Open(Examined examined) -> Optional.of(examined.submission());
      case Passed passed -> Optional.of(passed.submission());
      case Ready ready -> Optional.of(ready.submission());
      case Repeated _, Refused _, Claimed _ -> Optional.empty();
    };
  }

  /** The database has to be asked first. */
  record Open(Examined examined) implements Ruling {}

  /** The id was used before; nothing can refuse the answer to that, and it costs nothing. */
  record Repeated(Outcome<Receipt> answer) implements Ruling {}

  /** It counts against the budget of refusals. */
  record Refused(Rejection rejection) implements Ruling {}

  /** Nothing but the limits can refuse it. */
  record Passed(Examined examined, ResolvedReferences crossed) implements Ruling {
    Submission submission() {
      return examined.submission();
    }
  }

  /** The same, made ready to be written. */
  record Ready(Passed passed, Entry entry) implements Ruling {
    Submission submission() {
      return passed.submission();
    }
  }

  /** The same, and its id is new. */
  record Claimed(Submission submission, Entry entry) implements Ruling {}
}

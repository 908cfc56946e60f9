package be.becivic.intake.internal.walk;

import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.Received;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.submission.Submission;
import java.util.Optional;

/** How a submission left the line before it was written. */
sealed interface Departure {

  /** The answer where it stands by itself. */
  ItemResult result();

  /** It is not wanted; that counts against the budget of refusals. */
  sealed interface Refusal extends Departure {
    Rejection rejection();

    /** The answer that gives this reason, which may be another than its own. */
    ItemResult told(Rejection reason);

    @Override
    default ItemResult result() {
      return told(rejection());
    }
  }

  /** It could not be parsed, so whether its id was known before is not asked. */
  record Unread(Received received, Rejection rejection) implements Refusal {
    @Override
    public ItemResult told(Rejection reason) {
      return new ItemResult(received.findType(), received.findId(), Outcome.refused(reason));
    }
  }

  /** A step refused it. */
  record Refused(Parsed parsed, Rejection rejection) implements Refusal {
    @Override
    public ItemResult told(Rejection reason) {
      return Departure.resultOf(parsed, Outcome.refused(reason));
    }
  }

  /** Its id was used before; nothing can refuse the answer to that, and it costs nothing. */
  record Repeated(Parsed parsed, Outcome<Receipt> answer) implements Departure {
    @Override
    public ItemResult result() {
      return Departure.resultOf(parsed, answer);
    }
  }

  static ItemResult resultOf(Parsed parsed, Outcome<Receipt> outcome) {
    Submission submission = parsed.submission();
    return new ItemResult(Optional.of(submission.type()), Optional.of(submission.id()), outcome);
  }
}

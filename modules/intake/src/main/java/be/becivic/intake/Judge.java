package be.becivic.intake;

import be.becivic.library.Crossed;
import be.becivic.library.Library;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.records.Tables;
import java.util.Optional;

/** Decides on a submission in the order of §8.3, short of the limits. */
record Judge(Library library, Repeats repeats, TimingCheck timing, VoterCheck voter) {
  private static final Crossed NOTHING = new Crossed(Optional.empty(), Optional.empty());

  /** Settles what needs no database: most feedback, since it refers to nothing. */
  Ruling begin(Examined examined) {
    boolean isSettled =
        examined.submission().type() == FeedbackType.FEEDBACK
            && examined.flaw().isEmpty()
            && timing.refuse(examined.submission()).isEmpty();
    return isSettled ? new Ruling.Passed(examined, NOTHING) : new Ruling.Open(examined);
  }

  Ruling decide(Tables tables, Examined examined) {
    Submission submission = examined.submission();
    Optional<Outcome<Receipt>> repeat = repeats.find(tables, submission);
    if (repeat.isPresent()) {
      return new Ruling.Repeated(repeat.get());
    }
    return switch (examined
        .flaw()
        .map(Outcome::<Crossed>refused)
        .orElseGet(() -> cross(tables, submission))) {
      case Outcome.Refused<Crossed>(Rejection rejection) -> new Ruling.Refused(rejection);
      case Outcome.Ok<Crossed>(Crossed crossed) ->
          timing
              .refuse(submission)
              .or(() -> voter.refuse(tables, submission, crossed))
              .<Ruling>map(Ruling.Refused::new)
              .orElseGet(() -> new Ruling.Passed(examined, crossed));
    };
  }

  private Outcome<Crossed> cross(Tables tables, Submission submission) {
    return library.cross(tables, submission.type(), submission.document());
  }
}

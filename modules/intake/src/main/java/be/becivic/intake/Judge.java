package be.becivic.intake;

import be.becivic.library.Crossed;
import be.becivic.library.Crossing;
import be.becivic.library.Library;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /** Decides on those that are open. */
  List<Ruling> decideAll(Tables tables, List<Ruling> rulings) {
    Set<SubmissionId> known =
        tables
            .knownIds()
            .filterKnown(
                rulings.stream()
                    .flatMap(ruling -> open(ruling).stream())
                    .map(examined -> examined.submission().id())
                    .toList());
    Crossing crossing = library.crossing(tables);
    return rulings.stream()
        .map(
            ruling ->
                open(ruling)
                    .map(examined -> decide(tables, crossing, examined, known))
                    .orElse(ruling))
        .toList();
  }

  /**
   * Whether a vote that has passed may still be written: its artefact has the same status, and
   * would file it in the same cohort. Everything else might as well have changed a moment later.
   */
  boolean stands(Tables tables, Ruling.Passed passed) {
    return !passed.submission().isVote()
        || passed
            .crossed()
            .artefact()
            .flatMap(
                seen ->
                    library
                        .find(tables, seen.target())
                        .filter(
                            now ->
                                now.status().equals(seen.status())
                                    && now.cohort().equals(seen.cohort())))
            .isPresent();
  }

  private static Optional<Examined> open(Ruling ruling) {
    return ruling instanceof Ruling.Open(Examined examined)
        ? Optional.of(examined)
        : Optional.empty();
  }

  /** Most ids are new, and one look tells: every id that was ever accepted stays known. */
  private Ruling decide(
      Tables tables, Crossing crossing, Examined examined, Set<SubmissionId> known) {
    Submission submission = examined.submission();
    if (known.contains(submission.id())) {
      return new Ruling.Repeated(repeats.answer(tables, submission));
    }
    return switch (examined
        .flaw()
        .map(Outcome::<Crossed>refused)
        .orElseGet(() -> crossing.cross(submission.type(), submission.document()))) {
      case Outcome.Refused<Crossed>(Rejection rejection) -> new Ruling.Refused(rejection);
      case Outcome.Ok<Crossed>(Crossed crossed) ->
          timing
              .refuse(submission)
              .or(() -> voter.refuse(tables, submission, crossed))
              .<Ruling>map(Ruling.Refused::new)
              .orElseGet(() -> new Ruling.Passed(examined, crossed));
    };
  }
}

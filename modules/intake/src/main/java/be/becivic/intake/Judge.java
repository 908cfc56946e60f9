package be.becivic.intake;

import be.becivic.library.Library;
import be.becivic.library.reference.ReferenceResolver;
import be.becivic.library.reference.ResolvedReferences;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Decides on a submission in the order of §8.3, short of the limits. */
record Judge(Library library, Repeats repeats, TimingCheck timing, VoterCheck voter) {
  private static final ResolvedReferences NOTHING =
      new ResolvedReferences(Optional.empty(), Optional.empty());

  /** Settles what needs no database: most feedback, since it refers to nothing. */
  Ruling begin(Examined examined) {
    boolean isSettled =
        examined.submission().type() == FeedbackType.FEEDBACK
            && examined.flaw().isEmpty()
            && timing.refuse(examined.submission()).isEmpty();
    return isSettled ? new Ruling.Passed(examined, NOTHING) : new Ruling.Open(examined);
  }

  /**
   * Decides on those that are open. A repeat comes before any refusal, so it is looked for where
   * something would be refused; of the others, whose ids are hardly ever known, the writing tells.
   */
  List<Ruling> decideAll(Tables tables, List<Ruling> rulings) {
    ReferenceResolver crossing = library.resolver(tables);
    return repeatsFirst(
        tables,
        rulings,
        rulings.stream().map(ruling -> decide(tables, crossing, ruling)).toList(),
        Ruling.Refused.class);
  }

  /** Answers those that could be taken, but were before. */
  List<Ruling> answerRepeats(Tables tables, List<Ruling> rulings) {
    return repeatsFirst(tables, rulings, rulings, Ruling.class);
  }

  /** Of what was decided that way, answers the repeats. */
  private List<Ruling> repeatsFirst(
      Tables tables, List<Ruling> asked, List<Ruling> decided, Class<? extends Ruling> thatWay) {
    Map<Integer, Submission> doubtful = new HashMap<>();
    for (int i = 0; i < asked.size(); i++) {
      if (thatWay.isInstance(decided.get(i))) {
        int place = i;
        asked.get(i).undecided().ifPresent(submission -> doubtful.put(place, submission));
      }
    }
    Set<SubmissionId> known =
        doubtful.isEmpty()
            ? Set.of()
            : tables
                .knownIds()
                .filterKnown(doubtful.values().stream().map(Submission::id).toList());
    if (known.isEmpty()) {
      return decided;
    }
    var answered = new ArrayList<>(decided);
    doubtful.forEach(
        (place, submission) -> {
          if (known.contains(submission.id())) {
            answered.set(place, new Ruling.Repeated(repeats.answer(tables, submission)));
          }
        });
    return List.copyOf(answered);
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

  private Ruling decide(Tables tables, ReferenceResolver crossing, Ruling ruling) {
    return ruling instanceof Ruling.Open(Examined examined)
        ? decide(tables, crossing, examined)
        : ruling;
  }

  private Ruling decide(Tables tables, ReferenceResolver crossing, Examined examined) {
    Submission submission = examined.submission();
    return switch (examined
        .flaw()
        .map(Outcome::<ResolvedReferences>refused)
        .orElseGet(
            () ->
                crossing.resolve(
                    be.becivic.protocol.submission.Submission.parseStored(
                        submission.type(), submission.document())))) {
      case Outcome.Refused<ResolvedReferences>(Rejection rejection) ->
          new Ruling.Refused(rejection);
      case Outcome.Ok<ResolvedReferences>(ResolvedReferences crossed) ->
          timing
              .refuse(submission)
              .or(() -> voter.refuse(tables, submission, crossed))
              .<Ruling>map(Ruling.Refused::new)
              .orElseGet(() -> new Ruling.Passed(examined, crossed));
    };
  }
}

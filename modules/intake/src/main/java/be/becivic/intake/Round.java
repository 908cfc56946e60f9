package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One transaction's worth of submissions of one address, each standing or falling on its own. */
record Round(Inserts inserts, Limits limits, Repeats repeats, Hash address, Instant now) {

  Taken run(List<Ruling> rulings) {
    List<Ruling> claimed = claimed(rulings);
    Reservation reservation =
        limits.reserve(tables().counters(), address, now, candidates(claimed));
    Optional<Rejection> exhausted = reservation.refusal();
    if (exhausted.isPresent()) {
      List<Quota> quotas = reservation.settle();
      tables().undo();
      return new Taken(List.of(), quotas, exhausted);
    }
    List<Outcome<Receipt>> outcomes =
        claimed.stream().map(ruling -> outcome(ruling, reservation)).toList();
    inserts.flush();
    List<Quota> quotas = reservation.settle();
    return new Taken(withinBudget(claimed, outcomes), quotas, Optional.empty());
  }

  private List<Ruling> claimed(List<Ruling> rulings) {
    Set<SubmissionId> wanted = new HashSet<>();
    for (Ruling ruling : rulings) {
      if (ruling instanceof Ruling.Ready ready) {
        wanted.add(ready.submission().id());
      }
    }
    Set<SubmissionId> fresh = new HashSet<>(tables().knownIds().claim(wanted, now));
    var claimed = new ArrayList<Ruling>(rulings.size());
    for (Ruling ruling : rulings) {
      claimed.add(
          ruling instanceof Ruling.Ready ready && fresh.remove(ready.submission().id())
              ? new Ruling.Claimed(ready.submission(), ready.entry())
              : ruling);
    }
    return claimed;
  }

  private boolean claim(Submission submission) {
    return tables().knownIds().claim(submission.id(), submission.receivedAt());
  }

  private static List<Submission> candidates(List<Ruling> rulings) {
    var candidates = new ArrayList<Submission>(rulings.size());
    for (Ruling ruling : rulings) {
      if (ruling instanceof Ruling.Claimed(Submission submission, _)) {
        candidates.add(submission);
      }
    }
    return candidates;
  }

  private Outcome<Receipt> outcome(Ruling ruling, Reservation reservation) {
    return switch (ruling) {
      case Ruling.Repeated(Outcome<Receipt> answer) -> answer;
      case Ruling.Refused(Rejection rejection) -> Outcome.refused(rejection);
      case Ruling.Claimed(Submission submission, Entry entry) ->
          enter(submission, entry, reservation);
      // An earlier one with the same id has either been entered by now, or given the id up.
      case Ruling.Ready ready ->
          claim(ready.submission())
              ? enter(ready.submission(), ready.entry(), reservation)
              : repeat(ready.submission());
      case Ruling.Open _, Ruling.Passed _ ->
          throw new IllegalStateException("a submission was left undecided");
    };
  }

  private Outcome<Receipt> enter(Submission submission, Entry entry, Reservation reservation) {
    Optional<Rejection> tooMany = reservation.take(submission);
    if (tooMany.isPresent()) {
      tables().knownIds().release(submission.id());
      return Outcome.refused(tooMany.get());
    }
    return Outcome.ok(entry.write(inserts));
  }

  private Outcome<Receipt> repeat(Submission submission) {
    inserts.flush();
    return repeats.answer(tables(), submission);
  }

  private Tables tables() {
    return inserts.tables();
  }

  private List<Outcome<Receipt>> withinBudget(
      List<Ruling> rulings, List<Outcome<Receipt>> outcomes) {
    int refusals = (int) rulings.stream().filter(Ruling.Refused.class::isInstance).count();
    if (refusals == 0) {
      return outcomes;
    }
    Limits.Grant grant = limits.countRefusals(tables().counters(), address, now, refusals);
    var told = new ArrayList<Outcome<Receipt>>(outcomes.size());
    int seen = 0;
    for (int i = 0; i < outcomes.size(); i++) {
      boolean isRefusal = rulings.get(i) instanceof Ruling.Refused;
      seen += isRefusal ? 1 : 0;
      told.add(
          isRefusal && seen > grant.granted() ? Outcome.refused(grant.beyond()) : outcomes.get(i));
    }
    return List.copyOf(told);
  }
}

package be.becivic.library.lifecycle;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.lifecycle.ReviewPatience;
import be.becivic.records.Tables;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Who waits behind a change under review, and for how long. */
public record ReviewLine(Tables tables, ReviewPatience patience) {

  /**
   * When the change gives way if nobody else confirms it.
   *
   * @return nothing while no other change waits
   */
  public Optional<Instant> findEnd(Assessment change) {
    Target target = change.artefact().target();
    return change.isOfChange() && tables.queue().isAwaited(target)
        ? Optional.of(patience.end(quietSince(change)))
        : Optional.empty();
  }

  /** A network that confirms again says nothing new. */
  private Instant quietSince(Assessment change) {
    Instant since = change.cohort().startedAt();
    if (change.counts().confirms() == 0) {
      return since;
    }
    Map<Hash, Instant> first = new HashMap<>();
    tables.validations().list(change.artefact().target(), change.cohort().key()).stream()
        .filter(vote -> vote.verdict() == Verdict.CONFIRM)
        .forEach(vote -> note(first, vote));
    return first.values().stream().reduce(since, (a, b) -> a.isBefore(b) ? b : a);
  }

  private static void note(Map<Hash, Instant> first, Validation vote) {
    vote.voter().ifPresent(voter -> first.putIfAbsent(voter.prefix(), vote.appliedAt()));
  }
}

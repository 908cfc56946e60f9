package be.becivic.library.lifecycle;

import be.becivic.protocol.feedback.Verdict;
import be.becivic.records.Tables;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Since when nobody new has confirmed a change. */
final class QuietTime {
  private QuietTime() {}

  static Instant since(Tables tables, Assessment change) {
    Instant begin = change.cohort().startedAt();
    if (change.counts().confirms() == 0) {
      return begin;
    }
    Map<Hash, Instant> first = new HashMap<>();
    tables.validations().list(change.artefact().target(), change.cohort().key()).stream()
        .filter(vote -> vote.verdict() == Verdict.CONFIRM)
        .forEach(vote -> note(first, vote));
    return first.values().stream().reduce(begin, (a, b) -> a.isBefore(b) ? b : a);
  }

  /** A network that confirms again says nothing new. */
  private static void note(Map<Hash, Instant> first, Validation vote) {
    vote.voter().ifPresent(voter -> first.putIfAbsent(voter.prefix(), vote.appliedAt()));
  }
}

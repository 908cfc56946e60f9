package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import be.becivic.records.value.Hash;
import java.util.List;
import java.util.Optional;

/**
 * Takes submissions in: what can be decided by reading is decided first, then all of them are
 * written in one transaction.
 */
record Acceptance(
    Records records,
    DailyAddresses addresses,
    Limits limits,
    Examiner examiner,
    Judge judge,
    Repeats repeats,
    Entries entries) {

  Taken take(List<Outcome<Submission>> readings, Arrival arrival) {
    List<Ruling> rulings = lookUp(readings.stream().map(this::begin).toList());
    if (rulings.stream().allMatch(Ruling.Repeated.class::isInstance)) {
      return unwritten(rulings);
    }
    try {
      Hash address = addresses.hash(arrival.origin(), arrival.at());
      return records.append(tables -> write(tables, rulings, address, arrival));
    } catch (RecordsUnavailable broken) {
      return withoutWriting(rulings).orElseThrow(() -> broken);
    }
  }

  /** What can be said of all of them though nothing can be written. */
  private Optional<Taken> withoutWriting(List<Ruling> rulings) {
    List<Ruling> answered =
        areFinal(rulings) ? rulings : records.read(tables -> judge.answerRepeats(tables, rulings));
    return areFinal(answered) ? Optional.of(unwritten(answered)) : Optional.empty();
  }

  private Ruling begin(Outcome<Submission> reading) {
    return switch (reading) {
      case Outcome.Refused<Submission>(Rejection rejection) -> new Ruling.Refused(rejection);
      case Outcome.Ok<Submission>(Submission submission) ->
          prepared(judge.begin(examiner.examine(submission)));
    };
  }

  private List<Ruling> lookUp(List<Ruling> rulings) {
    return rulings.stream().noneMatch(Ruling.Open.class::isInstance)
        ? rulings
        : decided(records.glance(tables -> judge.decideAll(tables, rulings)));
  }

  private Taken write(Tables tables, List<Ruling> rulings, Hash address, Arrival arrival) {
    List<Ruling> current = rulings.stream().map(ruling -> reopened(tables, ruling)).toList();
    boolean isOvertaken = current.stream().anyMatch(Ruling.Open.class::isInstance);
    return new Round(new Inserts(tables), limits, repeats, address, arrival.at())
        .run(isOvertaken ? decided(judge.decideAll(tables, current)) : current);
  }

  /** What was decided by reading is decided again where it was overtaken. */
  private Ruling reopened(Tables tables, Ruling ruling) {
    return ruling instanceof Ruling.Ready(Ruling.Passed passed, _) && !judge.stands(tables, passed)
        ? new Ruling.Open(passed.examined())
        : ruling;
  }

  private List<Ruling> decided(List<Ruling> rulings) {
    return rulings.stream().map(this::prepared).toList();
  }

  private Ruling prepared(Ruling ruling) {
    return ruling instanceof Ruling.Passed passed
        ? new Ruling.Ready(passed, entries.prepare(passed))
        : ruling;
  }

  /** Whether the answers stand even when nothing can be written about them. */
  private static boolean areFinal(List<Ruling> rulings) {
    return rulings.stream()
        .allMatch(ruling -> ruling instanceof Ruling.Repeated || ruling instanceof Ruling.Refused);
  }

  private static Taken unwritten(List<Ruling> rulings) {
    return new Taken(
        rulings.stream().map(Acceptance::outcome).toList(), List.of(), Optional.empty());
  }

  private static Outcome<Receipt> outcome(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Repeated(Outcome<Receipt> answer) -> answer;
      case Ruling.Refused(Rejection rejection) -> Outcome.refused(rejection);
      case Ruling.Open _, Ruling.Passed _, Ruling.Ready _, Ruling.Claimed _ ->
          throw new IllegalStateException("a submission was left undecided");
    };
  }
}

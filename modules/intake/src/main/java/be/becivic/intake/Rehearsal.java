package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Tells what would become of submissions, and writes nothing but how many were asked about. */
record Rehearsal(
    Records records,
    DailyAddresses addresses,
    Limits limits,
    SubmissionReader reader,
    Examiner examiner,
    Judge judge,
    Stager stager) {

  EnvelopeAnswer run(Envelope envelope, Arrival arrival) {
    List<JsonNode> items = envelope.items();
    if (items.isEmpty()) {
      return answer(envelope, List.of(), List.of());
    }
    Taken told = run(items.size(), i -> reader.read(items.get(i), envelope, arrival), arrival);
    if (told.exhausted().isPresent()) {
      return EnvelopeAnswer.refused(told.exhausted().get(), told.quotas());
    }
    return answer(
        envelope,
        IntStream.range(0, items.size())
            .mapToObj(i -> ItemResult.of(items.get(i), told.outcomes().get(i)))
            .toList(),
        told.quotas());
  }

  /** The same for one submission that stands alone. */
  IntakeAnswer run(FeedbackType type, byte[] body, Arrival arrival) {
    Taken told = run(1, _ -> reader.read(type, body, arrival), arrival);
    return new IntakeAnswer(told.first(), told.quotas());
  }

  private Taken run(int count, IntFunction<Outcome<Submission>> reading, Arrival arrival) {
    Hash address = addresses.hash(arrival.origin(), arrival.at());
    Limits.Grant grant =
        records.append(
            tables -> limits.countRehearsals(tables.counters(), address, arrival.at(), count));
    List<Quota> quotas = List.of(grant.left());
    if (grant.granted() == 0) {
      return new Taken(List.of(), quotas, Optional.of(grant.beyond()));
    }
    List<Ruling> rulings =
        IntStream.range(0, Math.min(count, grant.granted()))
            .mapToObj(reading)
            .map(this::begin)
            .toList();
    List<Outcome<Receipt>> outcomes = records.read(tables -> outcomes(tables, rulings));
    return new Taken(
        IntStream.range(0, count)
            .mapToObj(
                i ->
                    i < outcomes.size()
                        ? outcomes.get(i)
                        : Outcome.<Receipt>refused(grant.beyond()))
            .toList(),
        quotas,
        Optional.empty());
  }

  private Ruling begin(Outcome<Submission> reading) {
    return switch (reading) {
      case Outcome.Refused<Submission>(Rejection rejection) -> new Ruling.Refused(rejection);
      case Outcome.Ok<Submission>(Submission submission) ->
          new Ruling.Open(examiner.examine(submission));
    };
  }

  private List<Outcome<Receipt>> outcomes(Tables tables, List<Ruling> rulings) {
    Set<SubmissionId> seen = new HashSet<>();
    List<Ruling> decided = judge.decideAll(tables, judge.answerRepeats(tables, rulings));
    return decided.stream().map(ruling -> outcome(ruling, seen)).toList();
  }

  private Outcome<Receipt> outcome(Ruling ruling, Set<SubmissionId> seen) {
    return switch (ruling) {
      case Ruling.Repeated(Outcome<Receipt> answer) -> answer;
      case Ruling.Refused(Rejection rejection) -> Outcome.refused(rejection);
      case Ruling.Passed passed -> Outcome.ok(receipt(passed.submission(), seen));
      case Ruling.Open _, Ruling.Ready _, Ruling.Claimed _ ->
          throw new IllegalStateException("a rehearsal decides, and prepares nothing");
    };
  }

  private Receipt receipt(Submission submission, Set<SubmissionId> seen) {
    if (!seen.add(submission.id())) {
      return new Receipt.Known(submission.id());
    }
    Instant counts =
        submission.type().isStaged() ? stager.commitEta(submission) : submission.receivedAt();
    return new Receipt.Validated(submission.id(), counts);
  }

  private static EnvelopeAnswer answer(
      Envelope envelope, List<ItemResult> items, List<Quota> quotas) {
    return new EnvelopeAnswer(
        Outcome.ok(new EnvelopeAnswer.Results(envelope.sessionId(), Mode.VALIDATE, items)), quotas);
  }
}

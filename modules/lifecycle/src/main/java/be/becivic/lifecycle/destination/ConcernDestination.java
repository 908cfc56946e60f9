package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.submission.Scope;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.Concern;
import be.becivic.records.salt.SubmitterBinding;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Concerns are public; nobody votes on their own (§6.2.1, §6.2.3). */
final class ConcernDestination implements Destination<Submission.Concern> {
  private static final Duration BINDING_LIFE = Duration.ofDays(180);

  @Override
  public boolean accept(Tables tables, Submission.Concern concern, DueSubmission arrival) {
    Uid uid = arrival.number(tables, Uid.Kind.CONCERN);
    tables
        .concerns()
        .insert(
            new Concern(
                uid,
                arrival.id(),
                concern.target(),
                concern.scope().map(Scope::wireName),
                concern.scope().flatMap(Scope::specifier),
                arrival.cohortAnchor(),
                arrival.document().toString(),
                arrival.submittedAt(),
                arrival.committedAt()));
    bind(tables, uid, arrival.submitter());
    return true;
  }

  private static void bind(Tables tables, Uid uid, SubmitterBinding submitter) {
    Instant expiry = submitter.boundAt().plus(BINDING_LIFE);
    tables
        .salts()
        .bindSubmitter(
            asTarget(uid),
            new SubmitterBinding(
                submitter.salt(), submitter.submitter(), submitter.boundAt(), Optional.of(expiry)));
  }

  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return tables
        .concerns()
        .findBySubmission(id)
        .filter(row -> tables.concerns().delete(row.uid()))
        .map(row -> new RemovedRow(row.uid(), StrictJson.parseStored(row.payload())));
  }

  /** A concern, as those see it who vote on it. */
  static Target asTarget(Uid concern) {
    return new Target.Concern(concern);
  }
}

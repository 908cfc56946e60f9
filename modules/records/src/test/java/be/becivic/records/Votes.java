package be.becivic.records;

import static be.becivic.records.Samples.NOW;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.time.Instant;
import java.util.Optional;

/** Votes to try things with. */
public final class Votes {
  public static final String COHORT = "residence-registration@0.1.3";

  private final Samples samples;

  public Votes(Samples samples) {
    this.samples = samples;
  }

  public Validation confirm(Target target, Hash address) {
    return vote(target, COHORT, Verdict.CONFIRM, false, false, address, NOW);
  }

  public Validation reject(Target target, Hash address) {
    return vote(target, COHORT, Verdict.REJECT, false, false, address, NOW);
  }

  public Validation vote(
      Target target,
      String cohort,
      Verdict verdict,
      boolean flag,
      boolean postHandoff,
      Hash address,
      Instant at) {
    return vote(target, cohort, verdict, flag, postHandoff, new Voter(address, address), at);
  }

  public Validation vote(
      Target target,
      String cohort,
      Verdict verdict,
      boolean flag,
      boolean postHandoff,
      Voter voter,
      Instant at) {
    return new Validation(
        samples.id(SubmissionId.Kind.VALIDATION),
        target,
        cohort,
        verdict,
        flag,
        postHandoff,
        Optional.of("the counter asks for another form"),
        flag ? Optional.of("orders the reader about") : Optional.empty(),
        Optional.of("{\"outcome\":\"success\"}"),
        Optional.of(voter),
        Optional.of(samples.hash()),
        false,
        "agent/1.0",
        "2.1.0",
        at.minusSeconds(1),
        at);
  }
}

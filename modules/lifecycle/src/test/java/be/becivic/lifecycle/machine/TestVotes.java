package be.becivic.lifecycle.machine;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingText;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/** Votes as intake stores them: under the salt of the scope, on the cohort of the moment. */
record TestVotes(Library library, Records records, Random random, InstantSource clock) {

  /** What somebody says of a text. */
  record Vote(Verdict verdict, boolean flag, boolean postHandoff) {
    static Vote of(Verdict verdict) {
      return new Vote(verdict, false, false);
    }
  }

  /**
   * Stores one.
   *
   * @param voter each number is a network of its own
   * @param text which text of the artefact is meant
   */
  SubmissionId cast(Target target, int voter, Vote vote, Function<Artefact, VotingText> text) {
    SubmissionId id = id();
    Salt fresh = Salt.random(random);
    Instant now = clock.instant();
    records.write(
        t -> {
          Artefact artefact = library.find(t, target).orElseThrow();
          Salt salt = t.salts().artefact(artefact.scope(), now, Optional.empty(), () -> fresh);
          return t.validations()
              .insert(
                  new Validation(
                      id,
                      target,
                      text.apply(artefact).cohort().key(),
                      vote.verdict,
                      vote.flag,
                      vote.postHandoff,
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.of(new Voter(address(salt, voter), address(salt, voter))),
                      Optional.empty(),
                      false,
                      "test/1",
                      "1.0.0",
                      now,
                      now));
        });
    return id;
  }

  private SubmissionId id() {
    return new SubmissionId(
        SubmissionId.Kind.VALIDATION,
        new UUID(
            0x0197_0000_0000_7000L | (long) random.nextInt(1 << 16) << 16,
            0x8000_0000_0000_0000L | random.nextLong() >>> 2));
  }

  private static Hash address(Salt salt, int voter) {
    return Hash.sha256(
        ByteBuffer.allocate(Salt.LENGTH + Integer.BYTES).put(salt.bytes()).putInt(voter).array());
  }
}

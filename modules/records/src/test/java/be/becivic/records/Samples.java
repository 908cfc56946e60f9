package be.becivic.records;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;

/** Rows to try things with, the same in every run. */
public final class Samples {
  public static final Instant NOW = Instant.parse("2026-11-15T12:00:00.123Z");
  public static final Target SKILL = Target.of(TargetType.SKILL, "residence-registration");

  private final Random random;

  public Samples(long seed) {
    this.random = new Random(seed);
  }

  public synchronized SubmissionId id(SubmissionId.Kind kind) {
    long most = NOW.toEpochMilli() << 16 | 0x7000 | random.nextInt(0x1000);
    long least = random.nextLong() >>> 2 | Long.MIN_VALUE;
    return new SubmissionId(kind, new UUID(most, least));
  }

  public SubmissionId concernId() {
    return id(SubmissionId.Kind.CONCERN);
  }

  public synchronized Hash hash() {
    byte[] bytes = new byte[Hash.LENGTH];
    random.nextBytes(bytes);
    return Hash.of(bytes);
  }

  public synchronized Salt salt() {
    return Salt.random(random);
  }

  public StagedSubmission staged() {
    return staged(StagingState.STAGED, NOW.plusSeconds(86_400));
  }

  public StagedSubmission staged(StagingState state, Instant commitEta) {
    return new StagedSubmission(
        concernId(),
        state,
        "{\"body\":\"Zaventem – guichet fermé 🙂\"}",
        NOW.minusSeconds(5),
        NOW,
        commitEta,
        hash(),
        salt(),
        hash(),
        Optional.of("residence-registration@0.1.3"),
        Optional.empty(),
        Optional.empty());
  }
}

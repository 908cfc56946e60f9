package be.becivic.harness.session;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import java.time.InstantSource;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** Makes ids of time and chance alone; nothing about the person goes into them (§8.10.1). */
public final class FreshIds {
  private static final long VERSION = 0x7000L;
  private static final long VARIANT = 0x8000000000000000L;

  private final InstantSource clock;
  private final RandomGenerator chance;

  public FreshIds(InstantSource clock, RandomGenerator chance) {
    this.clock = clock;
    this.chance = chance;
  }

  public SessionId session() {
    return new SessionId(uuid());
  }

  public SubmissionId submission(FeedbackType type) {
    return new SubmissionId(type.idKind(), uuid());
  }

  private UUID uuid() {
    long high = clock.millis() << 16 | VERSION | chance.nextLong() & 0xFFFL;
    long low = VARIANT | chance.nextLong() >>> 2;
    return new UUID(high, low);
  }
}

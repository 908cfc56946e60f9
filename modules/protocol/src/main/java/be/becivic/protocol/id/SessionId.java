package be.becivic.protocol.id;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;

/** A session as its agent names it; the server keeps only a hash of it. */
public record SessionId(UUID uuid) {
  private static final String PREFIX = "ses_";
  private static final int BITS_BELOW_THE_TIME = 16;

  public SessionId {
    UuidV7.require(uuid);
  }

  public static Optional<SessionId> parse(String text) {
    if (!text.startsWith(PREFIX) || !UuidV7.matches(text.substring(PREFIX.length()))) {
      return Optional.empty();
    }
    return Optional.of(new SessionId(UUID.fromString(text.substring(PREFIX.length()))));
  }

  /** The day it started, which its id tells to the millisecond. */
  public LocalDate startedOn() {
    long millis = uuid.getMostSignificantBits() >>> BITS_BELOW_THE_TIME;
    return LocalDate.ofInstant(Instant.ofEpochMilli(millis), ZoneOffset.UTC);
  }

  @Override
  public String toString() {
    return PREFIX + uuid;
  }
}

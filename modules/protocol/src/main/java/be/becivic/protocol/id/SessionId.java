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

  /** When it started, as whoever made the id says, to the millisecond. */
  public Instant startedAt() {
    return Instant.ofEpochMilli(uuid.getMostSignificantBits() >>> BITS_BELOW_THE_TIME);
  }

  public LocalDate startedOn() {
    return LocalDate.ofInstant(startedAt(), ZoneOffset.UTC);
  }

  @Override
  public String toString() {
    return PREFIX + uuid;
  }
}

package be.becivic.protocol.id;

import java.util.Optional;
import java.util.UUID;

/** A session as its agent names it; the server keeps only a hash of it. */
public record SessionId(UUID uuid) {
  private static final String PREFIX = "ses_";

  public SessionId {
    UuidV7.require(uuid);
  }

  public static Optional<SessionId> parse(String text) {
    if (!text.startsWith(PREFIX) || !UuidV7.matches(text.substring(PREFIX.length()))) {
      return Optional.empty();
    }
    return Optional.of(new SessionId(UUID.fromString(text.substring(PREFIX.length()))));
  }

  @Override
  public String toString() {
    return PREFIX + uuid;
  }
}

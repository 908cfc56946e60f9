package be.becivic.protocol.id;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** A submission as its submitter names it: a three-letter kind and a time-ordered UUID. */
public record SubmissionId(Kind kind, UUID uuid) {

  /** What was submitted, by the prefix of its id. */
  public enum Kind {
    CONCERN("con_"),
    AMENDMENT("amd_"),
    VALIDATION("val_"),
    DRAFT("drf_"),
    FEEDBACK("fbk_"),
    RATING("rtg_"),
    ANALYTICS("anl_");

    private final String prefix;

    Kind(String prefix) {
      this.prefix = prefix;
    }

    public String prefix() {
      return prefix;
    }
  }

  public SubmissionId {
    UuidV7.require(uuid);
  }

  public static Optional<SubmissionId> parse(String text) {
    for (Kind kind : Kind.values()) {
      if (text.startsWith(kind.prefix)) {
        return parse(kind, text);
      }
    }
    return Optional.empty();
  }

  public static Optional<SubmissionId> parse(Kind kind, String text) {
    if (!text.startsWith(kind.prefix) || !UuidV7.matches(text.substring(kind.prefix.length()))) {
      return Optional.empty();
    }
    return Optional.of(
        new SubmissionId(kind, UUID.fromString(text.substring(kind.prefix.length()))));
  }

  /** When whoever made the id says it was made. */
  public Instant madeAt() {
    return Instant.ofEpochMilli(uuid.getMostSignificantBits() >>> 16);
  }

  @Override
  public String toString() {
    return kind.prefix + uuid;
  }
}

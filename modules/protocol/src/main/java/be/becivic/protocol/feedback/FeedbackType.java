package be.becivic.protocol.feedback;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.util.Locale;
import java.util.Optional;

/** What can be submitted. The wire name is the discriminator inside an envelope. */
public enum FeedbackType {
  CONCERN(SubmissionId.Kind.CONCERN, "concerns", 4),
  AMENDMENT(SubmissionId.Kind.AMENDMENT, "amendments", 4),
  VALIDATION(SubmissionId.Kind.VALIDATION, "validations", 4),
  DRAFT(SubmissionId.Kind.DRAFT, "drafts", 4),
  FEEDBACK(SubmissionId.Kind.FEEDBACK, "feedback-channel", 1),
  RATING(SubmissionId.Kind.RATING, "ratings", 1),
  ANALYTICS(SubmissionId.Kind.ANALYTICS, "analytics", 1);

  private final String wireName = name().toLowerCase(Locale.ROOT);
  private final SubmissionId.Kind idKind;
  private final String idField;
  private final String collection;
  private final int schemaVersion;

  FeedbackType(SubmissionId.Kind idKind, String collection, int schemaVersion) {
    this.idKind = idKind;
    this.idField = wireName.equals("analytics") ? "analytics_event_id" : wireName + "_id";
    this.collection = collection;
    this.schemaVersion = schemaVersion;
  }

  public String wireName() {
    return wireName;
  }

  public SubmissionId.Kind idKind() {
    return idKind;
  }

  /** The member that carries the submission's id. */
  public String idField() {
    return idField;
  }

  /** The last segment of the collection's address, {@code /api/<collection>}. */
  public String collection() {
    return collection;
  }

  public int schemaVersion() {
    return schemaVersion;
  }

  /** Whether submissions of this type wait out the staging window before they count. */
  public boolean isStaged() {
    return switch (this) {
      case CONCERN, AMENDMENT, DRAFT, FEEDBACK, RATING -> true;
      case VALIDATION, ANALYTICS -> false;
    };
  }

  /** The kind of number the database gives a committed row; votes are not numbered. */
  public Optional<Uid.Kind> uidKind() {
    return switch (this) {
      case CONCERN -> Optional.of(Uid.Kind.CONCERN);
      case AMENDMENT -> Optional.of(Uid.Kind.AMENDMENT);
      case DRAFT -> Optional.of(Uid.Kind.DRAFT);
      case FEEDBACK -> Optional.of(Uid.Kind.FEEDBACK);
      case RATING -> Optional.of(Uid.Kind.RATING);
      case ANALYTICS -> Optional.of(Uid.Kind.ANALYTICS);
      case VALIDATION -> Optional.empty();
    };
  }

  public static FeedbackType of(SubmissionId.Kind idKind) {
    for (FeedbackType type : values()) {
      if (type.idKind == idKind) {
        return type;
      }
    }
    throw new IllegalArgumentException("no type has ids of kind " + idKind);
  }

  public static Optional<FeedbackType> parse(String wireName) {
    for (FeedbackType type : values()) {
      if (type.wireName().equals(wireName)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }
}

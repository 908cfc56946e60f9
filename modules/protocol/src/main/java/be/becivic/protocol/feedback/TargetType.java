package be.becivic.protocol.feedback;

import static be.becivic.protocol.feedback.FeedbackType.AMENDMENT;
import static be.becivic.protocol.feedback.FeedbackType.CONCERN;
import static be.becivic.protocol.feedback.FeedbackType.DRAFT;
import static be.becivic.protocol.feedback.FeedbackType.RATING;
import static be.becivic.protocol.feedback.FeedbackType.VALIDATION;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What a submission can be about, and which types may be about it (§6.2). */
public enum TargetType {
  SKILL(CONCERN, AMENDMENT, VALIDATION, DRAFT, RATING),
  SKILL_GRAPH(CONCERN),
  VOLATILE_VALUE(CONCERN, AMENDMENT, VALIDATION),
  REFERENCE(CONCERN, AMENDMENT, VALIDATION),
  PATH(CONCERN, AMENDMENT, VALIDATION, DRAFT),
  PATH_SOURCE(CONCERN, AMENDMENT, VALIDATION),
  OBSERVATION(VALIDATION),
  AGENT_PROTOCOL(RATING),
  SESSION(RATING);

  private final String wireName = name().toLowerCase(Locale.ROOT);
  private final Set<FeedbackType> permittedOn;

  TargetType(FeedbackType... permittedOn) {
    this.permittedOn = Set.of(permittedOn);
  }

  public String wireName() {
    return wireName;
  }

  public boolean isPermittedOn(FeedbackType type) {
    return permittedOn.contains(type);
  }

  public static Optional<TargetType> parse(String wireName) {
    for (TargetType type : values()) {
      if (type.wireName().equals(wireName)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }
}

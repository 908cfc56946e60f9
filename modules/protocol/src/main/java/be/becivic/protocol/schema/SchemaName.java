package be.becivic.protocol.schema;

import be.becivic.protocol.feedback.FeedbackType;
import java.util.Locale;

/** Every schema file, by name. */
public enum SchemaName {
  SKILL,
  CONCERN,
  AMENDMENT,
  VALIDATION,
  DRAFT,
  FEEDBACK,
  RATING,
  ANALYTICS,
  FEEDBACK_ENVELOPE,
  PATH,
  PATH_SOURCE,
  PATHS_INDEX,
  COMMUNES,
  COUNTRIES,
  VALUES,
  PHRASES,
  TRANSLATIONS,
  VOLATILE_VALUE,
  REFERENCE,
  EVALS,
  REGEX_RULES,
  PROFILE,
  ONBOARDING_ANSWERS,
  SKILL_GRAPH,
  MANIFEST,
  /** Definitions the others refer to; published with them, and nothing is checked against it. */
  COMMON;

  private static final String BASE = "https://becivic.be/schemas/";

  /** The last segment of the address the file is published under. */
  public String fileName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-') + ".schema.json";
  }

  /** The {@code $id} the file declares. */
  public String id() {
    return BASE + fileName();
  }

  public static SchemaName of(FeedbackType type) {
    return switch (type) {
      case CONCERN -> CONCERN;
      case AMENDMENT -> AMENDMENT;
      case VALIDATION -> VALIDATION;
      case DRAFT -> DRAFT;
      case FEEDBACK -> FEEDBACK;
      case RATING -> RATING;
      case ANALYTICS -> ANALYTICS;
    };
  }
}

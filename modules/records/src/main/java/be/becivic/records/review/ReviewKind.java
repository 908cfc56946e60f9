package be.becivic.records.review;

import java.util.Locale;

/** Why a person has to look at something. */
public enum ReviewKind {
  INJECTION_FLAG,
  NER_HOLD,
  LINK_HOLD,
  CONTACT_HOLD,
  /** A proposal that the checks of the corpus refuse as it is. */
  CHECK_HOLD,
  DRAFT,
  SOURCE_ROT,
  /** Votes took something down, or could not undo a change by themselves. */
  PULL,
  /** The page a reference points to is gone. */
  LINK_ROT,
  /** The list of communes differs from the official one. */
  COMMUNES,
  /** Categories that nothing uses, or that are easily confused. */
  CATEGORIES,
  /** A message to the operator that nobody has looked at yet. */
  FEEDBACK,
  PROVIDER_ELIGIBILITY,
  PROTOCOL_AMENDMENT;

  /** Whether it waits because of a text that only maintainers may see. */
  public boolean isPrivate() {
    return switch (this) {
      case NER_HOLD, LINK_HOLD, CONTACT_HOLD, CHECK_HOLD, FEEDBACK -> true;
      case INJECTION_FLAG,
          DRAFT,
          SOURCE_ROT,
          PULL,
          LINK_ROT,
          COMMUNES,
          CATEGORIES,
          PROVIDER_ELIGIBILITY,
          PROTOCOL_AMENDMENT ->
          false;
    };
  }

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}

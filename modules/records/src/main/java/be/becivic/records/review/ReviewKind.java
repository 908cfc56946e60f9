package be.becivic.records.review;

import be.becivic.protocol.text.WireNamed;
import java.util.Optional;

/** Why a person has to look at something. */
public enum ReviewKind implements WireNamed {
  INJECTION_FLAG,
  NER_HOLD,
  LINK_HOLD,
  CONTACT_HOLD,
  /** A proposal that the checks of the corpus refuse as it is, or that only a maintainer allows. */
  CHECK_HOLD,
  /** Text that addresses the reader's agent. */
  SCREEN_HOLD,
  /** A value unlike the one before it. */
  SHAPE_HOLD,
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
    return this == FEEDBACK || hold().isPresent();
  }

  /** What its submitter is told, where a text is held. */
  public Optional<HoldKind> hold() {
    return switch (this) {
      case NER_HOLD, CONTACT_HOLD -> Optional.of(HoldKind.PERSON);
      case LINK_HOLD -> Optional.of(HoldKind.LINK);
      case CHECK_HOLD -> Optional.of(HoldKind.CHECK);
      case SCREEN_HOLD -> Optional.of(HoldKind.SCREEN);
      case SHAPE_HOLD -> Optional.of(HoldKind.SHAPE);
      case INJECTION_FLAG,
          DRAFT,
          SOURCE_ROT,
          PULL,
          LINK_ROT,
          COMMUNES,
          CATEGORIES,
          FEEDBACK,
          PROVIDER_ELIGIBILITY,
          PROTOCOL_AMENDMENT ->
          Optional.empty();
    };
  }
}

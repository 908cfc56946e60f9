package be.becivic.lifecycle.review.queue;

import be.becivic.protocol.text.WireNamed;
import be.becivic.records.review.ReviewKind;
import java.util.Optional;

/** The six classes of things a maintainer decides (§17), and what upkeep came across. */
public enum ReviewClass implements WireNamed {
  INJECTION_FLAG,
  NER_HOLD,
  DRAFT,
  FEEDBACK,
  PROVIDER_ELIGIBILITY,
  PROTOCOL_AMENDMENT,
  UPKEEP;

  /** Rot belongs with flags: in both, votes call for a maintainer. */
  public static ReviewClass of(ReviewKind kind) {
    return switch (kind) {
      case INJECTION_FLAG, SOURCE_ROT, PULL -> INJECTION_FLAG;
      case NER_HOLD, LINK_HOLD, CONTACT_HOLD, CHECK_HOLD, SCREEN_HOLD, SHAPE_HOLD -> NER_HOLD;
      case DRAFT -> DRAFT;
      case FEEDBACK -> FEEDBACK;
      case PROVIDER_ELIGIBILITY -> PROVIDER_ELIGIBILITY;
      case PROTOCOL_AMENDMENT -> PROTOCOL_AMENDMENT;
      case LINK_ROT, COMMUNES, CATEGORIES -> UPKEEP;
    };
  }

  public static Optional<ReviewClass> parse(String wireName) {
    return WireNamed.find(values(), wireName);
  }
}

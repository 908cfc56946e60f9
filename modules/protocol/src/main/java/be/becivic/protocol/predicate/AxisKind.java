package be.becivic.protocol.predicate;

import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.region.Nis5;
import be.becivic.protocol.region.Region;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** What sort of value an axis holds, and how it is read from JSON. */
public enum AxisKind {
  TEXT,
  REGION,
  NIS5,
  ID,
  NUMBER,
  TRUTH,
  MONTH;

  private static final Pattern YEAR_MONTH = Pattern.compile("[0-9]{4}-(?:0[1-9]|1[0-2])");

  private static boolean isMonth(String text) {
    return YEAR_MONTH.matcher(text).matches();
  }

  /** Whether at-least and at-most make sense. */
  boolean isOrdered() {
    return this == NUMBER || this == MONTH;
  }

  /** Reads a value of this kind; empty when the JSON holds something else. */
  Optional<Scalar> read(JsonNode node) {
    return switch (this) {
      case TEXT -> node.stringValueOpt().map(Scalar::of);
      case REGION ->
          node.stringValueOpt().flatMap(Region::parse).map(Region::profileName).map(Scalar::of);
      case NIS5 -> node.stringValueOpt().flatMap(Nis5::parse).map(Nis5::toString).map(Scalar::of);
      case ID -> node.stringValueOpt().flatMap(SkillId::parse).map(SkillId::value).map(Scalar::of);
      case NUMBER -> node.decimalValueOpt().map(Scalar.Amount::new);
      case TRUTH -> node.booleanValueOpt().map(Scalar::of);
      case MONTH -> node.stringValueOpt().filter(AxisKind::isMonth).map(Scalar::of);
    };
  }
}

package be.becivic.protocol.predicate;

import be.becivic.protocol.error.Outcome;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * One condition on a profile.
 *
 * @param operands what the axis is compared with: one value, several for {@code in}, none for
 *     {@code exists}
 */
public record Predicate(Axis field, Operator op, List<Scalar> operands) {
  public Predicate {
    operands = List.copyOf(operands);
    if (!op.suits(field.kind()) || !op.takes(operands.size())) {
      throw new IllegalArgumentException(op + " does not fit " + field);
    }
  }

  /** Reads a predicate; a refusal points at what is wrong below the given JSON pointer. */
  public static Outcome<Predicate> parse(JsonNode node, String pointer) {
    return PredicateReader.read(node, pointer);
  }

  public boolean holds(Profile profile) {
    return op.holds(op == Operator.EXISTS ? profile.known(field) : field.read(profile), operands);
  }

  @Override
  public String toString() {
    String subject = field.wireName() + " " + op.wireName();
    return switch (op) {
      case EQ, GTE, LTE -> subject + " " + operands.getFirst();
      case IN -> subject + " " + operands;
      case EXISTS -> subject;
    };
  }
}

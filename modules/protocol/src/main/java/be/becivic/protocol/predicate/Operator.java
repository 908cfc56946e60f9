package be.becivic.protocol.predicate;

import be.becivic.protocol.text.WireNamed;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** How a predicate compares; there is no or and no not (§6.12.5). */
public enum Operator implements WireNamed {
  EQ,
  IN,
  GTE,
  LTE,
  EXISTS;

  public static Optional<Operator> parse(String wireName) {
    for (Operator op : values()) {
      if (op.wireName().equals(wireName)) {
        return Optional.of(op);
      }
    }
    return Optional.empty();
  }

  boolean suits(AxisKind kind) {
    return switch (this) {
      case EQ, IN, EXISTS -> true;
      case GTE, LTE -> kind.isOrdered();
    };
  }

  boolean takes(int operands) {
    return switch (this) {
      case EQ, GTE, LTE -> operands == 1;
      case IN -> operands > 0;
      case EXISTS -> operands == 0;
    };
  }

  /** A list axis satisfies a comparison when one of its members does. */
  boolean holds(List<Scalar> known, List<Scalar> operands) {
    return switch (this) {
      case EQ, IN -> known.stream().anyMatch(operands::contains);
      case GTE -> compares(known, operands, sign -> sign >= 0);
      case LTE -> compares(known, operands, sign -> sign <= 0);
      case EXISTS -> !known.isEmpty();
    };
  }

  private static boolean compares(List<Scalar> known, List<Scalar> operands, IntPredicate sign) {
    return known.stream()
        .map(value -> value.compare(operands.getFirst()))
        .anyMatch(order -> order.isPresent() && sign.test(order.getAsInt()));
  }
}

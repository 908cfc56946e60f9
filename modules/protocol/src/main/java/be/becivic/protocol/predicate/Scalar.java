package be.becivic.protocol.predicate;

import java.math.BigDecimal;
import java.util.OptionalInt;

/** A single value of a profile or a predicate. */
public sealed interface Scalar {

  /** A word, or a month, whose order is that of its letters. */
  record Text(String value) implements Scalar {
    @Override
    public String toString() {
      return value;
    }
  }

  /** A number; 2 and 2.0 are the same. */
  record Amount(BigDecimal value) implements Scalar {
    public Amount {
      value = value.stripTrailingZeros();
    }

    @Override
    public String toString() {
      return value.toString();
    }
  }

  /** Yes or no. */
  record Truth(boolean value) implements Scalar {
    @Override
    public String toString() {
      return Boolean.toString(value);
    }
  }

  static Scalar of(String value) {
    return new Text(value);
  }

  static Scalar of(long value) {
    return new Amount(BigDecimal.valueOf(value));
  }

  static Scalar of(boolean value) {
    return new Truth(value);
  }

  /** Whether this is anything but a fraction. */
  default boolean isWhole() {
    return !(this instanceof Amount(BigDecimal value) && value.scale() > 0);
  }

  /** How this stands to the other; empty when the two have no common order. */
  default OptionalInt compare(Scalar other) {
    if (this instanceof Text(String mine) && other instanceof Text(String theirs)) {
      return OptionalInt.of(mine.compareTo(theirs));
    }
    if (this instanceof Amount(BigDecimal mine) && other instanceof Amount(BigDecimal theirs)) {
      return OptionalInt.of(mine.compareTo(theirs));
    }
    return OptionalInt.empty();
  }
}

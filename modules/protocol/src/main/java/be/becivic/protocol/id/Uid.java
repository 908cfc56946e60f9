package be.becivic.protocol.id;

import java.util.Optional;

/**
 * A catalogue or row number minted by the database: five digits, more when five run out (§6.11).
 */
public record Uid(Kind kind, long number) {
  private static final int FEWEST_DIGITS = 5;
  private static final int MOST_DIGITS = 12;
  private static final long LARGEST = 999_999_999_999L;

  /** The table a uid belongs to, by its prefix. */
  public enum Kind {
    VOLATILE_VALUE("val"),
    REFERENCE("ref"),
    CONCERN("con"),
    PATH("pth"),
    AMENDMENT("amd"),
    DRAFT("drf"),
    FEEDBACK("fbk"),
    RATING("rtg"),
    ANALYTICS("anl");

    private final String prefix;

    Kind(String prefix) {
      this.prefix = prefix;
    }

    public String prefix() {
      return prefix;
    }

    private static Optional<Kind> of(String prefix) {
      for (Kind kind : values()) {
        if (kind.prefix.equals(prefix)) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }
  }

  public Uid {
    if (number < 1 || number > LARGEST) {
      throw new IllegalArgumentException("a uid counts from one to " + LARGEST);
    }
  }

  public static Optional<Uid> parse(String text) {
    int dash = text.indexOf('-');
    long number = dash < 0 ? 0 : number(text, dash + 1);
    return number == 0
        ? Optional.empty()
        : Kind.of(text.substring(0, dash)).map(kind -> new Uid(kind, number));
  }

  /** What the rest of a text counts to, or zero where it is no such number. */
  private static long number(String text, int from) {
    int digits = text.length() - from;
    if (digits < FEWEST_DIGITS
        || digits > MOST_DIGITS
        || digits > FEWEST_DIGITS && text.charAt(from) == '0') {
      return 0;
    }
    long number = 0;
    for (int i = from; i < text.length(); i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') {
        return 0;
      }
      number = 10 * number + digit - '0';
    }
    return number;
  }

  public static Optional<Uid> parse(Kind kind, String text) {
    return parse(text).filter(uid -> uid.kind == kind);
  }

  /** This uid, which must be of that kind. */
  public Uid require(Kind expected) {
    if (kind != expected) {
      throw new IllegalArgumentException("a " + kind.prefix + " uid is no " + expected.prefix);
    }
    return this;
  }

  @Override
  public String toString() {
    String digits = Long.toString(number);
    return kind.prefix + "-" + "0".repeat(Math.max(0, FEWEST_DIGITS - digits.length())) + digits;
  }
}

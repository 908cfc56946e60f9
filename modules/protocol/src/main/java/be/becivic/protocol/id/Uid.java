package be.becivic.protocol.id;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A catalogue or row number minted by the database: five digits, more when five run out (§6.11).
 */
public record Uid(Kind kind, long number) {
  private static final Pattern SHAPE = Pattern.compile("([a-z]{3})-(\\d{5}|[1-9]\\d{5,11})");
  private static final int FEWEST_DIGITS = 5;
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
    Matcher matcher = SHAPE.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    long number = Long.parseLong(matcher.group(2));
    return number == 0
        ? Optional.empty()
        : Kind.of(matcher.group(1)).map(kind -> new Uid(kind, number));
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

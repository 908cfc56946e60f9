package be.becivic.server.config;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A number of bytes that fits in an array. */
public record ByteSize(int bytes) {
  private static final Pattern TEXT = Pattern.compile("(\\d{1,10}) ?(B|KiB|MiB|GiB)?");
  private static final long LARGEST = 1L << 30;

  public ByteSize {
    if (bytes < 1 || bytes > LARGEST) {
      throw new IllegalArgumentException("not between 1 byte and 1 GiB");
    }
  }

  public static Optional<ByteSize> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    long bytes = Long.parseLong(matcher.group(1)) << shift(matcher.group(2));
    return bytes < 1 || bytes > LARGEST
        ? Optional.empty()
        : Optional.of(new ByteSize(Math.toIntExact(bytes)));
  }

  private static int shift(String unit) {
    return switch (unit) {
      case "KiB" -> 10;
      case "MiB" -> 20;
      case "GiB" -> 30;
      case null, default -> 0;
    };
  }
}

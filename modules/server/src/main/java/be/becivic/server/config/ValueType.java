package be.becivic.server.config;

import java.net.URI;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a key takes.
 *
 * @param accepts completes the sentence "give …"
 * @param parser empty for a text that is not accepted
 */
public record ValueType<T>(String accepts, Function<String, Optional<T>> parser) {
  private static final Duration LONGEST = Duration.ofDays(3650);
  private static final int KEY_BYTES = 32;
  private static final Pattern HOST =
      Pattern.compile("(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9-]+)*");
  private static final Pattern STORE_URL = Pattern.compile("jdbc:postgresql://[^\\s@]+");

  static final ValueType<Integer> PORT =
      new ValueType<>(
          "a port from 0 to 65535 (0 takes any free one)", text -> wholeNumber(text, 0, 65_535));

  static final ValueType<Integer> POSITIVE =
      new ValueType<>("a whole number from 1 up", text -> wholeNumber(text, 1, Integer.MAX_VALUE));

  static final ValueType<Integer> COUNT =
      new ValueType<>("a whole number from 0 up", text -> wholeNumber(text, 0, Integer.MAX_VALUE));

  static final ValueType<Double> RATIO =
      new ValueType<>("a decimal number above 0 and below 1", ValueType::ratio);

  static final ValueType<Integer> BITS_OF_IPV4 =
      new ValueType<>("a whole number from 1 to 32", text -> wholeNumber(text, 1, 32));

  static final ValueType<Integer> BITS_OF_IPV6 =
      new ValueType<>("a whole number from 1 to 64", text -> wholeNumber(text, 1, 64));

  static final ValueType<Duration> DURATION =
      new ValueType<>("an ISO-8601 duration such as PT30S or P14D", ValueType::duration);

  static final ValueType<ByteSize> BYTES =
      new ValueType<>("a size such as 1048576, 512 KiB or 1 MiB, at most 1 GiB", ByteSize::parse);

  static final ValueType<String> HOST_NAME =
      new ValueType<>(
          "an IP address or a host name",
          text ->
              Optional.of(text)
                  .filter(
                      host -> IpLiteral.parse(host).isPresent() || HOST.matcher(host).matches()));

  static final ValueType<List<Cidr>> CIDRS =
      new ValueType<>(
          "addresses or CIDR blocks separated by commas, such as 10.0.0.0/8, fd00::/8",
          ValueType::cidrs);

  static final ValueType<URI> WEB_ADDRESS =
      new ValueType<>(
          "an http or https address without path, query or final slash", ValueType::webAddress);

  static final ValueType<Optional<URI>> WEB_ADDRESS_OR_NONE =
      new ValueType<>(WEB_ADDRESS.accepts() + ", or nothing", ValueType::webAddressOrNone);

  static final ValueType<String> STORE =
      new ValueType<>(
          "embedded, or jdbc:postgresql://… without a password in it",
          text ->
              Optional.of(text)
                  .filter(
                      url ->
                          url.equals("embedded")
                              || STORE_URL.matcher(url).matches() && !url.contains("password=")));

  static final ValueType<String> TEXT = new ValueType<>("a text", Optional::of);

  static final ValueType<Secret> SECRET =
      new ValueType<>("a text", text -> Optional.of(new Secret(text)));

  static final ValueType<Secret> TOKEN =
      new ValueType<>(
          "16 to 512 letters, digits or . _ ~ + / = -, or nothing",
          text ->
              Optional.of(new Secret(text))
                  .filter(_ -> text.isEmpty() || text.matches("[A-Za-z0-9._~+/=-]{16,512}")));

  static final ValueType<Secret> SECRET_KEY =
      new ValueType<>("at least 32 random bytes in base64, or nothing", ValueType::secretKey);

  static <E extends Enum<E>> ValueType<E> oneOf(Class<E> type) {
    var choices = EnumSet.allOf(type);
    return new ValueType<>(
        choices.stream().map(ValueType::word).collect(Collectors.joining(" or ")),
        text -> choices.stream().filter(choice -> word(choice).equals(text)).findFirst());
  }

  Optional<T> parse(String text) {
    return parser.apply(text);
  }

  private static String word(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }

  private static Optional<Integer> wholeNumber(String text, int least, int most) {
    if (!text.matches("\\d{1,10}")) {
      return Optional.empty();
    }
    long number = Long.parseLong(text);
    return number < least || number > most ? Optional.empty() : Optional.of((int) number);
  }

  private static Optional<Double> ratio(String text) {
    if (!text.matches("[01](\\.\\d{1,9})?")) {
      return Optional.empty();
    }
    double ratio = Double.parseDouble(text);
    return ratio > 0 && ratio < 1 ? Optional.of(ratio) : Optional.empty();
  }

  private static Optional<Duration> duration(String text) {
    try {
      Duration duration = Duration.parse(text);
      return duration.isPositive() && duration.compareTo(LONGEST) <= 0
          ? Optional.of(duration)
          : Optional.empty();
    } catch (DateTimeParseException | ArithmeticException _) {
      return Optional.empty();
    }
  }

  private static Optional<List<Cidr>> cidrs(String text) {
    List<Cidr> blocks = new ArrayList<>();
    for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      Optional<Cidr> block = Cidr.parse(part.strip());
      if (block.isEmpty()) {
        return Optional.empty();
      }
      blocks.add(block.get());
    }
    return Optional.of(List.copyOf(blocks));
  }

  /** Refused where the outer one is empty; nothing where the inner one is. */
  private static Optional<Optional<URI>> webAddressOrNone(String text) {
    if (text.isEmpty()) {
      return Optional.of(Optional.empty());
    }
    Optional<URI> address = webAddress(text);
    return address.isPresent() ? Optional.of(address) : Optional.empty();
  }

  private static Optional<URI> webAddress(String text) {
    return text.matches("https?://[A-Za-z0-9.\\[\\]:-]+")
        ? Optional.of(URI.create(text)).filter(uri -> uri.getHost() != null)
        : Optional.empty();
  }

  private static Optional<Secret> secretKey(String text) {
    try {
      return text.isEmpty() || Base64.getDecoder().decode(text).length >= KEY_BYTES
          ? Optional.of(new Secret(text))
          : Optional.empty();
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}

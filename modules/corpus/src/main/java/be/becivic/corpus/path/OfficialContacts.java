package be.becivic.corpus.path;

import be.becivic.corpus.data.SourceClasses;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Contact points everybody may repeat: mail addresses at a listed host (§15.2) and the telephone
 * numbers that a path already names as an office's. Any other telephone number tells nobody whose
 * it is.
 */
public final class OfficialContacts {
  private static final Pattern EMAIL =
      Pattern.compile(
          "[A-Za-z0-9._%+-]{1,64}+@([A-Za-z0-9-]{1,63}+(?:\\.[A-Za-z0-9-]{1,63}+){1,5}+)");
  private static final Pattern TELEPHONE = Pattern.compile("\\+?[0-9](?:[ ./()-]{0,3}[0-9]){7,14}");

  private static final int LEAST_DIGITS = 8;

  private final SourceClasses hosts;
  private final Set<String> numbers;

  private OfficialContacts(SourceClasses hosts, Set<String> numbers) {
    this.hosts = hosts;
    this.numbers = numbers;
  }

  public static OfficialContacts of(SourceClasses hosts, PathDirectory paths) {
    return new OfficialContacts(
        hosts,
        paths.list().stream()
            .flatMap(path -> path.sources().stream())
            .flatMap(OfficialContacts::contactPoint)
            .flatMap(words -> TELEPHONE.matcher(words).results())
            .map(OfficialContacts::digits)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** The text without the contact points that are known to be an office's. */
  public String removedFrom(String text) {
    String withoutMail =
        text.indexOf('@') < 0 ? text : replace(EMAIL, text, mail -> isListed(mail.group(1)));
    return hasDigits(withoutMail)
        ? replace(TELEPHONE, withoutMail, number -> numbers.contains(digits(number)))
        : withoutMail;
  }

  /** As many as a telephone number has at least; most lines have none, and looking takes long. */
  private static boolean hasDigits(String text) {
    int digits = 0;
    for (int i = 0; i < text.length() && digits < LEAST_DIGITS; i++) {
      char each = text.charAt(i);
      digits += each >= '0' && each <= '9' ? 1 : 0;
    }
    return digits == LEAST_DIGITS;
  }

  private static Stream<String> contactPoint(PathSource source) {
    return source.json().path("procedure").path("contact_point").stringValueOpt().stream();
  }

  private static String digits(MatchResult number) {
    return number.group().replaceAll("[^0-9]", "");
  }

  private boolean isListed(String host) {
    return hosts.allows("https://" + host.toLowerCase(Locale.ROOT));
  }

  private static String replace(Pattern pattern, String text, Predicate<MatchResult> isKnown) {
    return pattern
        .matcher(text)
        .replaceAll(found -> isKnown.test(found) ? "" : Matcher.quoteReplacement(found.group()));
  }
}

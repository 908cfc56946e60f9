package be.becivic.protocol.scrub.internal.checksum;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What makes a candidate a number of its kind.
 *
 * @param lengths how many characters it may have; none where the method knows
 * @param starts what it may begin with; none where that is all the same
 * @param skip how many of its digits are not guarded
 * @param skipFrom where those begin
 * @param letters whether letters are part of it
 * @param firstLetters letters of which the first character may be one; each counts as the digit of
 *     its place among them
 * @param fullYear whether a year of four digits is part of it
 * @param notInPairs whether groups of two throughout, all below sixty as in times of day, are
 *     something else
 * @param notAscending whether groups of four that grow throughout and are all round or begin alike,
 *     as in lists of postal codes, are something else
 * @param oneDigitRepeats whether one digit comes two or three times before the last, and no other
 */
public record Checksum(
    CheckMethod method,
    Set<Integer> lengths,
    List<String> starts,
    int skip,
    int skipFrom,
    boolean letters,
    String firstLetters,
    boolean fullYear,
    boolean notInPairs,
    boolean notAscending,
    boolean oneDigitRepeats,
    Optional<DateDigits> date) {

  /** A whole date that stands apart: such a candidate is prose about days. */
  private static final Pattern DATE =
      Pattern.compile(
          "(?:^|[ .,])(?:0?[1-9]|[12][0-9]|3[01])[ .,](?:0?[1-9]|1[0-2])[ .,]"
              + "(?:19|20)[0-9]{2}(?:[ .,]|$)"
              + "|(?:^|[ .,])(?:19|20)[0-9]{2}[ .,](?:0?[1-9]|1[0-2])[ .,]"
              + "(?:0?[1-9]|[12][0-9]|3[01])(?:[ .,]|$)");

  private static final Pattern PAIRS = Pattern.compile("[0-5][0-9](?:[ ,][0-5][0-9])*");
  private static final int MOST_LETTERS_IN_GROUPS = 8;
  private static final Pattern IN_FOURS =
      Pattern.compile("[0-9A-Za-z]{4}(?:[ .-][0-9A-Za-z]{4})+(?:[ .-][0-9A-Za-z]{1,3})?");
  private static final int GROUP = 4;

  public Checksum {
    lengths = Set.copyOf(lengths);
    starts = List.copyOf(starts);
  }

  /** A text with fewer digits than this never satisfies the checksum; none: its pattern knows. */
  public int leastDigits() {
    int shortest = lengths.stream().mapToInt(Integer::intValue).min().orElse(0);
    return method instanceof CheckMethod.Iban ? Iban.LEAST_DIGITS : letters ? 0 : shortest;
  }

  /** How many of its digits stand together, with less than three letters between; none: unknown. */
  public int digitsTogether() {
    return method instanceof CheckMethod.Iban ? Iban.DIGITS_TOGETHER : 0;
  }

  /** Whether what begins at a place is worth a look. */
  public boolean mayBeginAt(String text, int start) {
    return !(method instanceof CheckMethod.Iban iban)
        || Iban.mayBeginAt(text, start, iban.countries());
  }

  /** How many characters of a part of a text are the number's own. */
  public int lengthOf(String text, int start, int end) {
    int length = 0;
    for (int i = start; i < end; i++) {
      length += counts(text.charAt(i)) ? 1 : 0;
    }
    return length;
  }

  /** Whether a character is one of the number's own. */
  public boolean counts(char character) {
    return character < 0x80
        && (letters ? Character.isLetterOrDigit(character) : Character.isDigit(character));
  }

  /** Whether a number may have so many characters. */
  public boolean allows(int length) {
    return method instanceof CheckMethod.Iban || lengths.contains(length);
  }

  /** Whether a candidate, with whatever stands between its groups, is a number of the kind. */
  public boolean holds(String candidate) {
    String number = squeeze(candidate);
    if (method instanceof CheckMethod.Iban iban) {
      return !isProse(candidate, number) && Iban.holds(number, iban.countries());
    }
    return lengths.contains(number.length())
        && (starts.isEmpty() || starts.stream().anyMatch(number::startsWith))
        && number.chars().distinct().count() > 1
        && (fullYear || !DATE.matcher(candidate).find())
        && !(notInPairs && PAIRS.matcher(candidate).matches())
        && !(notAscending && ascends(candidate))
        && (!oneDigitRepeats || oneDigitRepeats(number))
        && date.stream().allMatch(digits -> digits.arePossibleIn(number))
        && CheckDigits.fit(method, guarded(reckoned(number)));
  }

  private String guarded(String number) {
    return number.substring(0, skipFrom) + number.substring(skipFrom + skip);
  }

  private String reckoned(String number) {
    int first = firstLetters.indexOf(number.charAt(0));
    return first < 0 ? number : first + number.substring(1);
  }

  private static boolean ascends(String candidate) {
    String[] groups = candidate.split("[ ,]");
    boolean areRound = true;
    boolean beginAlike = true;
    for (int i = 0; i < groups.length; i++) {
      if (groups[i].length() != GROUP || i > 0 && groups[i].compareTo(groups[i - 1]) <= 0) {
        return false;
      }
      areRound &= groups[i].endsWith("0");
      beginAlike &= groups[i].charAt(0) == candidate.charAt(0);
    }
    return areRound || beginAlike;
  }

  private static boolean isProse(String candidate, String number) {
    return candidate.length() != number.length()
        && number.chars().filter(Character::isLetter).count() > MOST_LETTERS_IN_GROUPS
        && !IN_FOURS.matcher(candidate).matches();
  }

  private String squeeze(String candidate) {
    StringBuilder number = new StringBuilder(candidate.length());
    for (int i = 0; i < candidate.length(); i++) {
      char character = candidate.charAt(i);
      if (counts(character)) {
        number.append(Character.toLowerCase(character));
      }
    }
    return number.toString();
  }

  private static boolean oneDigitRepeats(String number) {
    int[] counts = new int[10];
    for (int i = 0; i < number.length() - 1; i++) {
      counts[number.charAt(i) - '0']++;
    }
    int repeated = 0;
    for (int count : counts) {
      if (count > 3) {
        return false;
      }
      repeated += count > 1 ? 1 : 0;
    }
    return repeated == 1;
  }
}

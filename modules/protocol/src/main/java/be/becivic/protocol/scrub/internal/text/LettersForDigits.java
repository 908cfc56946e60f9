package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.CharSet;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A text in which letters that look like digits are digits where they stand among some. It is a
 * guess, so only what is checked afterwards may go by it.
 */
final class LettersForDigits {
  private static final String LETTERS = "OoQDIilZzEASsGbTBg";
  private static final String DIGITS = "000011122345566789";
  private static final CharSet LOOK_ALIKES =
      LETTERS
          .chars()
          .mapToObj(letter -> CharSet.range(letter, letter))
          .reduce(CharSet.NONE, CharSet::or);
  private static final Set<String> COUNTRIES =
      Set.of("BE", "DE", "ES", "IT", "AT", "GB", "SE", "IE", "EE", "BG");
  private static final Pattern MOMENT = Pattern.compile("[0-9]{2}(?:T[0-9]{2}|Z)");
  private static final int FEWEST_DIGITS = 4;
  private static final int COUNTRY = 2;
  private static final int SPANISH = 9;
  private static final int LONGEST_ALONE = 3;
  private static final int LONGEST_GAP = 3;

  private LettersForDigits() {}

  /**
   * A run of letters and digits; {@code from} is where figures, and what looks like some, begin.
   */
  private record Run(int start, int from, int end, boolean hasFigures) {
    boolean mayMean() {
      return from < end;
    }
  }

  /** The text read so, if that changes anything. */
  static Optional<String> read(ScannedText reading) {
    if (reading.digitCount() < FEWEST_DIGITS || !touchDigits(reading)) {
      return Optional.empty();
    }
    String text = reading.text();
    StringBuilder read = new StringBuilder(text);
    boolean changed = false;
    int numberEnd = -LONGEST_GAP - 1;
    List<Run> runs = runs(text);
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      boolean isNumber =
          run.mayMean()
              && (run.hasFigures
                  || run.end - run.start <= LONGEST_ALONE
                      && mayStandAlone(
                          text,
                          run,
                          run.start - numberEnd <= LONGEST_GAP,
                          isBeforeFigures(runs, i)));
      if (isNumber) {
        changed |= replace(read, run);
        numberEnd = run.end;
      }
    }
    return changed ? Optional.of(read.toString()) : Optional.empty();
  }

  private static boolean touchDigits(ScannedText reading) {
    String text = reading.text();
    for (int i = 0; i < reading.digitCount(); i++) {
      int at = reading.digits()[i];
      if (at > 0 && LOOK_ALIKES.has(text.charAt(at - 1))
          || at + 1 < text.length() && LOOK_ALIKES.has(text.charAt(at + 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBeforeFigures(List<Run> runs, int index) {
    if (index + 1 == runs.size()) {
      return false;
    }
    Run next = runs.get(index + 1);
    return next.mayMean() && next.hasFigures && next.start - runs.get(index).end <= LONGEST_GAP;
  }

  /** Small letters alone are words (bis, so, as), and words may begin with a capital. */
  private static boolean mayStandAlone(String text, Run run, boolean follows, boolean precedes) {
    int capitals = 0;
    for (int i = run.start; i < run.end; i++) {
      capitals += text.charAt(i) <= 'Z' ? 1 : 0;
    }
    return capitals == run.end - run.start
        ? follows || precedes
        : capitals > 0 && follows && precedes;
  }

  private static boolean replace(StringBuilder text, Run run) {
    boolean changed = false;
    for (int i = run.from; i < run.end; i++) {
      int place = LETTERS.indexOf(text.charAt(i));
      if (place >= 0) {
        text.setCharAt(i, DIGITS.charAt(place));
        changed = true;
      }
    }
    return changed;
  }

  private static List<Run> runs(String text) {
    List<Run> runs = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = start;
      while (end < text.length() && isAlphanumeric(text.charAt(end))) {
        end++;
      }
      if (end > start) {
        runs.add(run(text, start, end));
      }
      start = end + 1;
    }
    return runs;
  }

  /** The country of an account stays as it is. */
  private static Run run(String text, int start, int end) {
    boolean hasFigures = false;
    for (int i = start; i < end && !hasFigures; i++) {
      hasFigures = CharSet.DIGITS.has(text.charAt(i));
    }
    boolean hasCountry =
        hasFigures
            && end - start > COUNTRY
            && !CharSet.DIGITS.has(text.charAt(start))
            && !CharSet.DIGITS.has(text.charAt(start + 1))
            && (COUNTRIES.contains(text.substring(start, start + COUNTRY))
                || !isMadeOfLookAlikes(text, start, start + COUNTRY));
    if (hasFigures && isSpanish(text, start, end)) {
      return new Run(start, start + 1, end - 1, true);
    }
    int from = hasCountry ? start + COUNTRY : start;
    boolean mayMean = isMadeOfLookAlikes(text, from, end) && !isPartOfMoment(text, start, end);
    return new Run(start, mayMean ? from : end, end, hasFigures);
  }

  /** The day and the hour of a moment, or its seconds in UTC. */
  private static boolean isPartOfMoment(String text, int start, int end) {
    return MOMENT.matcher(text).region(start, end).matches();
  }

  /** Spanish numbers end in a letter, and those of foreigners begin with one. */
  private static boolean isSpanish(String text, int start, int end) {
    char first = text.charAt(start);
    char last = text.charAt(end - 1);
    return end - start == SPANISH
        && last >= 'A'
        && last <= 'Z'
        && (CharSet.DIGITS.has(first) || first >= 'X' && first <= 'Z')
        && isMadeOfLookAlikes(text, start + 1, end - 1);
  }

  private static boolean isMadeOfLookAlikes(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!CharSet.DIGITS.has(text.charAt(i)) && !LOOK_ALIKES.has(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAlphanumeric(char character) {
    return CharSet.DIGITS.has(character) || CharSet.LETTERS.has(character);
  }
}

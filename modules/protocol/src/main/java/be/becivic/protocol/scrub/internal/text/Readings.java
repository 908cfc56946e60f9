package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.CharSet;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import be.becivic.protocol.text.Folding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The ways to read a text.
 *
 * @param asSent as it is
 * @param folded folded, and where that brings up something new, decoded, with bars for ones, and
 *     what it holds in codes; the first may be the text as it is
 */
public record Readings(ScannedText asSent, List<ScannedText> folded) {
  private static final int MOST = 12;
  private static final TextCode[] CODES = TextCode.values();
  private static final Pattern BAR = Pattern.compile("(?<=[0-9OolI])\\|+|\\|+(?=[0-9OolI])");
  private static final CharSet UNFOLDED =
      CharSet.range(' ', '~').or(CharSet.range('\t', '\n')).or(CharSet.range('\r', '\r'));

  public static Readings of(String text) {
    ScannedText asSent = ScannedText.of(text);
    ScannedText folded =
        asSent.characters().isWithin(UNFOLDED) ? asSent : scan(Folding.fold(text), asSent);
    List<ScannedText> readings = new ArrayList<>(1);
    readings.add(folded);
    if (folded.characters().has('|')) {
      add(
          BAR.matcher(folded.text()).replaceAll(bars -> "1".repeat(bars.group().length())),
          readings);
    }
    decode(readings);
    return new Readings(asSent, readings);
  }

  /** With letters and glued words for digits where that may be meant; worked out when asked. */
  public List<ScannedText> guesses() {
    ScannedText plain = folded.getFirst();
    Optional<String> letters = LettersForDigits.read(plain);
    Optional<String> words = GluedNumbers.read(plain.text());
    return letters.isEmpty() && words.isEmpty()
        ? List.of()
        : Stream.of(letters, words).flatMap(Optional::stream).map(ScannedText::of).toList();
  }

  /** What a code held may be in a code itself. */
  private static void decode(List<ScannedText> readings) {
    for (int i = 0; i < readings.size() && readings.size() < MOST; i++) {
      for (TextCode code : CODES) {
        ScannedText reading = readings.get(i);
        if (code.mayBeIn(reading)) {
          String decoded = code.decode(reading);
          if (!decoded.equals(reading.text())) {
            add(Folding.fold(decoded), readings);
          }
        }
      }
    }
  }

  private static void add(String text, List<ScannedText> readings) {
    if (readings.stream().noneMatch(reading -> reading.text().equals(text))) {
      readings.add(ScannedText.of(text));
    }
  }

  private static ScannedText scan(String text, ScannedText asSent) {
    return text.equals(asSent.text()) ? asSent : ScannedText.of(text);
  }

  /** Every one of them once, the text as it is first. */
  public List<ScannedText> all() {
    if (folded.getFirst() == asSent) {
      return folded;
    }
    List<ScannedText> all = new ArrayList<>(folded.size() + 1);
    all.add(asSent);
    all.addAll(folded);
    return all;
  }
}

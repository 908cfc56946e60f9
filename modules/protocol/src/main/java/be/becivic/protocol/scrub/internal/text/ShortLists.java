package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.util.regex.Pattern;

/** Leaves out the numbers of short lines in a list, which would part what the lines hold. */
final class ShortLists {
  private static final int FEWEST_DIGITS = 9;
  private static final Pattern LINE =
      Pattern.compile(
          "\\n([ \\t>*|-]{0,6}[A-Za-z]{0,6})[1-9]([.):=\\]][ \\t'\"]{0,3}[^\\n]{1,20})(?=\\n|$)");

  private ShortLists() {}

  /** The same text comes back where no two lines are numbered. */
  static String withoutNumbers(ScannedText reading) {
    if (reading.digitCount() < FEWEST_DIGITS || !reading.characters().has('\n')) {
      return reading.text();
    }
    return LINE.matcher(reading.text()).results().limit(2).count() < 2
        ? reading.text()
        : LINE.matcher(reading.text()).replaceAll("\n$1 $2");
  }
}

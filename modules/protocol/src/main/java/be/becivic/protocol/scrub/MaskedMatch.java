package be.becivic.protocol.scrub;

import be.becivic.protocol.error.ScrubFailure;

/**
 * A match as it may be shown to its submitter: the detector and the shape of the text around.
 *
 * @param contextSnippet at most forty characters in which no letter or digit of the text survives
 */
public record MaskedMatch(String detector, ScrubFailure.Category finds, String contextSnippet) {
  private static final int WINDOW = 40;

  static MaskedMatch around(ScrubRule rule, String text, RuleMatch hit) {
    int middle = (hit.start() + hit.end()) / 2;
    int start = Math.max(0, Math.min(middle - WINDOW / 2, text.length() - WINDOW));
    int end = Math.min(text.length(), start + WINDOW);
    StringBuilder shape = new StringBuilder(WINDOW);
    for (int i = start; i < end; i++) {
      shape.append(shapeOf(text.charAt(i)));
    }
    return new MaskedMatch(rule.name(), rule.finds(), shape.toString());
  }

  private static char shapeOf(char character) {
    if (Character.isDigit(character)) {
      return '#';
    }
    if (Character.isWhitespace(character)) {
      return ' ';
    }
    return character < 0x80 && !Character.isLetter(character) && !Character.isISOControl(character)
        ? character
        : 'x';
  }
}

package be.becivic.protocol.scrub.internal.text;

/**
 * What can be told of a text's view of words without making it.
 *
 * @param marks those of all its words and at signs together
 * @param hasDigits whether so many digits stand together, however they are written, that a rule for
 *     digits may apply
 */
public record WordClues(long marks, boolean hasDigits) {
  public boolean areNone() {
    return marks == 0 && !hasDigits;
  }

  /**
   * The clues of a text.
   *
   * @param fewestDigits so many together are worth a look
   */
  public static WordClues of(String text, MarkedWords marked, int fewestDigits) {
    return new WordWalk(text, marked, fewestDigits, false).clues();
  }
}

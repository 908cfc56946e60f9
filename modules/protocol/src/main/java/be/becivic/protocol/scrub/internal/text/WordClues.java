package be.becivic.protocol.scrub.internal.text;

/**
 * What can be told of a text's view of words without making it.
 *
 * @param marks those of all its words and at signs together
 * @param digits how many digits stand together at most, however they are written
 * @param hints whether words say that a number is somebody's own or how to read one, or many are
 *     numbers
 */
public record WordClues(long marks, int digits, boolean hints) {

  /**
   * The clues of a text.
   *
   * @param fewestDigits so many together are worth a look
   */
  public static WordClues of(String text, MarkedWords marked, int fewestDigits) {
    return new WordWalk(text, marked, fewestDigits, false).clues();
  }
}

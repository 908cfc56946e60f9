package be.becivic.protocol.text;

/**
 * A text that may be looked at only so often, so that a runaway pattern ends, and ends alike
 * everywhere.
 */
public final class MeteredText implements CharSequence {
  private final String text;
  private long looksLeft;

  /** The pattern looked more often than it may. */
  public static final class ExhaustedException extends RuntimeException {
    ExhaustedException() {
      super("too many steps", null, false, false);
    }
  }

  public MeteredText(String text, long looks) {
    this.text = text;
    this.looksLeft = looks;
  }

  @Override
  public char charAt(int index) {
    if (looksLeft-- == 0) {
      throw new ExhaustedException();
    }
    return text.charAt(index);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}

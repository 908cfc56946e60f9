package be.becivic.corpus.check.rule;

/**
 * A text that may be looked at only so often, so that a runaway pattern ends, and ends alike
 * everywhere.
 */
public final class StepLimit implements CharSequence {

  /** The pattern looked more often than it may. */
  public static final class Exceeded extends RuntimeException {
    Exceeded() {
      super(null, null, false, false);
    }
  }

  private final String text;
  private int left;

  public StepLimit(String text, int steps) {
    this.text = text;
    this.left = steps;
  }

  @Override
  public char charAt(int index) {
    if (left-- == 0) {
      throw new Exceeded();
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

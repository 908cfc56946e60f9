package be.becivic.protocol.scrub.internal.pattern;

/** A text that may be looked at only so often, which bounds any matching on it. */
public final class MeteredText implements CharSequence {
  private static final long LOOKS_PER_CHARACTER = 100;
  private static final long LOOKS_AT_LEAST = 50_000;

  private final String text;
  private long looksLeft;

  /** Matching took more steps than any of our patterns needs. */
  public static final class ExhaustedException extends RuntimeException {
    ExhaustedException() {
      super("too many steps", null, false, false);
    }
  }

  public MeteredText(String text) {
    this.text = text;
    this.looksLeft = LOOKS_AT_LEAST + LOOKS_PER_CHARACTER * text.length();
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

package be.becivic.protocol.scrub.internal.text;

import java.util.Optional;

/** Reads Base32 as ASCII. */
final class Base32Text {
  private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final int BITS = 5;
  private static final char FIRST_OF_PRINTABLE = 'E';
  private static final char LAST_OF_PRINTABLE = 'P';

  private Base32Text() {}

  /** The printable text that a run stands for, if it does for one. */
  static Optional<String> decode(String run) {
    char first = Character.toUpperCase(run.charAt(0));
    if (first < FIRST_OF_PRINTABLE || first > LAST_OF_PRINTABLE) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder(run.length());
    int bits = 0;
    int held = 0;
    for (int i = 0; i < run.length(); i++) {
      int value = ALPHABET.indexOf(Character.toUpperCase(run.charAt(i)));
      if (value < 0) {
        return Optional.empty();
      }
      bits = (bits << BITS | value) & 0xFFF;
      held += BITS;
      if (held >= 8) {
        held -= 8;
        char next = (char) (bits >> held & 0xFF);
        if (next < ' ' || next > '~') {
          return Optional.empty();
        }
        text.append(next);
      }
    }
    return Optional.of(text.toString());
  }
}

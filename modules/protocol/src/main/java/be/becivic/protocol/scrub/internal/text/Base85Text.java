package be.becivic.protocol.scrub.internal.text;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads Base85, in the alphabets of Ascii85, RFC 1924 and ZeroMQ, as UTF-8. */
final class Base85Text {
  private static final int GROUP = 5;
  private static final int LAST = 84;
  private static final List<byte[]> ALPHABETS =
      List.of(
          values(
              "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstu"),
          values(
              "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"),
          values(
              "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#"));

  private Base85Text() {}

  private static byte[] values(String alphabet) {
    byte[] values = new byte[0x80];
    Arrays.fill(values, (byte) -1);
    for (int i = 0; i < alphabet.length(); i++) {
      values[alphabet.charAt(i)] = (byte) i;
    }
    return values;
  }

  /** The text that a run stands for in one of the alphabets, if it does for one. */
  static Optional<String> decode(String run) {
    String plain =
        run.startsWith("<~") && run.endsWith("~>") ? run.substring(2, run.length() - 2) : run;
    for (byte[] values : ALPHABETS) {
      Optional<String> text = decode(plain, values);
      if (text.isPresent()) {
        return text;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> decode(String run, byte[] values) {
    Utf8Text text = new Utf8Text(run.length());
    for (int start = 0; start < run.length(); start += GROUP) {
      int length = Math.min(GROUP, run.length() - start);
      if (length == 1 || !add(run, start, length, values, text)) {
        return Optional.empty();
      }
    }
    return text.text();
  }

  /** A group that is cut short is filled up, and what that adds is left out. */
  private static boolean add(String run, int start, int length, byte[] values, Utf8Text text) {
    long number = 0;
    for (int i = 0; i < GROUP; i++) {
      int value = i < length ? values[run.charAt(start + i)] : LAST;
      if (value < 0) {
        return false;
      }
      number = number * (LAST + 1) + value;
    }
    boolean isText = number <= 0xFFFFFFFFL;
    for (int i = 0; i < length - 1 && isText; i++) {
      isText = text.add((int) (number >> 24 - 8 * i) & 0xFF);
    }
    return isText;
  }
}

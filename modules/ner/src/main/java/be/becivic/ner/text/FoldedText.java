package be.becivic.ner.text;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * A text in compatibility form without invisible characters, which remembers where each came from.
 */
public final class FoldedText {
  private static final int LONGEST_CLUSTER = 32;

  private char[] chars;
  private int[] from;
  private int[] to;
  private int length;

  private FoldedText(int capacity) {
    chars = new char[capacity];
    from = new int[capacity];
    to = new int[capacity];
  }

  public static FoldedText of(String text) {
    var folded = new FoldedText(text.length() + 16);
    int at = 0;
    while (at < text.length()) {
      int end = clusterEnd(text, at);
      folded.append(text, at, end);
      at = end;
    }
    LookAlikes.foldMixedScripts(folded.chars, folded.length);
    return folded;
  }

  private static int clusterEnd(String text, int at) {
    int end = at + Character.charCount(text.codePointAt(at));
    while (end < text.length() && end - at < LONGEST_CLUSTER) {
      int next = text.codePointAt(end);
      if (!isMark(next) && !isInvisible(next)) {
        break;
      }
      end += Character.charCount(next);
    }
    return end;
  }

  private void append(String text, int start, int end) {
    char first = text.charAt(start);
    if (end - start == 1 && first < 0x80) {
      add(first, start, end);
      return;
    }
    var visible = new StringBuilder();
    text.substring(start, end)
        .codePoints()
        .filter(point -> !isInvisible(point))
        .forEach(visible::appendCodePoint);
    String form = Normalizer.normalize(visible, Normalizer.Form.NFKC);
    for (int i = 0; i < form.length(); i++) {
      add(plain(form.charAt(i)), start, end);
    }
  }

  private void add(char c, int start, int end) {
    if (length == chars.length) {
      chars = Arrays.copyOf(chars, length * 2);
      from = Arrays.copyOf(from, length * 2);
      to = Arrays.copyOf(to, length * 2);
    }
    chars[length] = c;
    from[length] = start;
    to[length] = end;
    length++;
  }

  private static char plain(char c) {
    return switch (c) {
      case '\u2018', '\u2019', '\u201b', '\u02bc', '\u02b9', '\u00b4', '`', '\u2032' -> '\'';
      case '\u2010', '\u2011', '\u2012' -> '-';
      default -> Character.isSpaceChar(c) ? ' ' : c;
    };
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  private static boolean isInvisible(int point) {
    return Character.getType(point) == Character.FORMAT
        || point == 0x034f
        || point == 0x115f
        || point == 0x1160
        || point == 0x17b4
        || point == 0x17b5
        || (point >= 0x180b && point <= 0x180f)
        || point == 0x3164
        || (point >= 0xfe00 && point <= 0xfe0f)
        || point == 0xffa0
        || (point >= 0xe0000 && point <= 0xe0fff);
  }

  public int length() {
    return length;
  }

  public char charAt(int index) {
    return chars[index];
  }

  public String substring(int start, int end) {
    return new String(chars, start, end - start);
  }

  /** Where, in the text as sent, the folded character at this index begins. */
  public int originalStart(int index) {
    return from[index];
  }

  /** Where, in the text as sent, the folded character at this index ends. */
  public int originalEnd(int index) {
    return to[index];
  }
}

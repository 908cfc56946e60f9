package be.becivic.protocol.scrub.internal.text;

import java.util.ArrayList;
import java.util.List;

/** The runs of letters and the runs of digits of a view, in order. */
public record Tokens(String view, List<Token> list) {

  /** One run. */
  public record Token(String text, int start) {
    public boolean isDigits() {
      return text.charAt(0) <= '9';
    }

    public int end() {
      return start + text.length();
    }
  }

  public static Tokens of(String view) {
    List<Token> tokens = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= view.length(); i++) {
      if (i == view.length() || kind(view.charAt(i)) != kind(view.charAt(start))) {
        if (kind(view.charAt(start)) != 0) {
          tokens.add(new Token(view.substring(start, i), start));
        }
        start = i;
      }
    }
    return new Tokens(view, tokens);
  }

  public int size() {
    return list.size();
  }

  public Token get(int index) {
    return list.get(index);
  }

  /** The sign before a token, or nothing where it is first or glued to another. */
  char signBefore(int index) {
    int start = list.get(index).start;
    char before = start == 0 ? 0 : view.charAt(start - 1);
    return kind(before) == 0 ? before : 0;
  }

  private static int kind(char character) {
    if (character >= 'a') {
      return 2;
    }
    return character >= '0' && character <= '9' ? 1 : 0;
  }
}

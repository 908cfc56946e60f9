package be.becivic.citizen.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the members of objects in JSON text by their places, so that text around them can stay as
 * it is. Comments and trailing commas, which some clients allow, are stepped over.
 */
final class JsonPlaces {
  private static final int DEEPEST = 200;

  private final String text;
  private int at;
  private int depth;

  private JsonPlaces(String text, int at) {
    this.text = text;
    this.at = at;
  }

  /**
   * A member, from the first quote of its name to the end of its value.
   *
   * @param valueAt where its value begins
   * @param comma where the comma after it is; before the text when there is none
   */
  record Member(String name, int from, int valueAt, int to, int comma) {}

  /** An object, from its brace to its brace. */
  record Span(int open, int close, List<Member> members) {
    Optional<Member> find(String name) {
      return members.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    boolean isAmbiguous(String name) {
      return members.stream().filter(each -> each.name().equals(name)).count() > 1;
    }
  }

  /** The object the whole text is; empty when it is none. */
  static Optional<Span> top(String text) {
    var reader = new JsonPlaces(text, text.startsWith("\uFEFF") ? 1 : 0);
    try {
      reader.blanks();
      Span span = reader.object();
      reader.blanks();
      return reader.at == text.length() ? Optional.of(span) : Optional.empty();
    } catch (NotJson _) {
      return Optional.empty();
    }
  }

  /** The object at a place; empty when there is something else. */
  static Optional<Span> at(String text, int place) {
    try {
      return text.charAt(place) == '{'
          ? Optional.of(new JsonPlaces(text, place).object())
          : Optional.empty();
    } catch (NotJson _) {
      return Optional.empty();
    }
  }

  private Span object() {
    int open = at;
    List<Member> members = new ArrayList<>();
    expect('{');
    if (++depth > DEEPEST) {
      throw new NotJson();
    }
    blanks();
    while (peek() != '}') {
      int from = at;
      String name = string();
      blanks();
      expect(':');
      blanks();
      int valueAt = at;
      value();
      int to = at;
      blanks();
      int comma = -1;
      if (peek() != '}') {
        comma = at;
        expect(',');
        blanks();
      }
      members.add(new Member(name, from, valueAt, to, comma));
    }
    depth--;
    return new Span(open, at++, members);
  }

  private void array() {
    expect('[');
    if (++depth > DEEPEST) {
      throw new NotJson();
    }
    blanks();
    while (peek() != ']') {
      value();
      blanks();
      if (peek() != ']') {
        expect(',');
        blanks();
      }
    }
    depth--;
    at++;
  }

  private void value() {
    switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      default -> {
        int from = at;
        while (at < text.length()
            && ("+-.".indexOf(text.charAt(at)) >= 0
                || Character.isLetterOrDigit(text.charAt(at)))) {
          at++;
        }
        if (at == from) {
          throw new NotJson();
        }
      }
    }
  }

  /** A string as it is written; names with escapes are none of those looked for. */
  private String string() {
    expect('"');
    int from = at;
    while (peek() != '"') {
      at += peek() == '\\' ? 2 : 1;
    }
    return text.substring(from, at++);
  }

  private void blanks() {
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
          throw new NotJson();
        }
        at = end + 2;
      } else {
        return;
      }
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw new NotJson();
    }
    return text.charAt(at);
  }

  private void expect(char letter) {
    if (peek() != letter) {
      throw new NotJson();
    }
    at++;
  }

  /** Ends the reading of a text that is not what it should be. */
  private static final class NotJson extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotJson() {
      super("not JSON", null, false, false);
    }
  }
}

package be.becivic.protocol.scrub.internal.pattern;

/**
 * Reads clues off a pattern written in the dialect our rules keep to, which all engines read alike:
 * literals, plain classes, groups that capture nothing, counted repetitions, and the ends of the
 * text. Anything else yields no clues, so that a rule in another dialect is slower but never
 * weaker.
 */
public final class PatternTraitsReader {
  private static final String SET_SYNTAX = "[](){}/|&-";
  private static final String SYNTAX = "^$.*+?()[]{}|\\/-";

  private final String pattern;
  private int at;
  private boolean foreign;

  private PatternTraitsReader(String pattern) {
    this.pattern = pattern;
  }

  public static PatternTraits read(String pattern) {
    PatternTraitsReader reader = new PatternTraitsReader(pattern);
    PatternPart whole = reader.alternatives();
    boolean understood = !reader.foreign && reader.at == pattern.length();
    return understood ? whole.clues() : PatternTraits.NONE;
  }

  private PatternPart alternatives() {
    PatternPart part = sequence();
    while (skip('|')) {
      part = part.or(sequence());
    }
    return part;
  }

  private PatternPart sequence() {
    PatternPart part = PatternPart.NOTHING;
    while (at < pattern.length() && peek() != '|' && peek() != ')') {
      part = part.then(repeated(atom()));
    }
    return part;
  }

  private PatternPart atom() {
    if (skip('(')) {
      return group();
    }
    if (skip('^') || skip('$')) {
      return PatternPart.NOTHING;
    }
    return PatternPart.of(skip('[') ? charClass() : single());
  }

  private PatternPart group() {
    if (!pattern.startsWith("?:", at)) {
      return giveUp();
    }
    at += 2;
    PatternPart part = alternatives();
    return skip(')') ? part : giveUp();
  }

  private CharSet charClass() {
    boolean negated = skip('^');
    CharSet set = CharSet.NONE;
    while (at < pattern.length() && peek() != ']') {
      int first = member();
      boolean isRange = at + 1 < pattern.length() && peek() == '-' && pattern.charAt(at + 1) != ']';
      set = set.or(CharSet.range(first, isRange && skip('-') ? member() : first));
    }
    if (set.equals(CharSet.NONE) || !skip(']')) {
      giveUp();
    }
    return negated ? set.complement() : set;
  }

  /** A member of a class; bare, these mean a set operation in Java or in newer JavaScript. */
  private int member() {
    if (SET_SYNTAX.indexOf(peek()) >= 0) {
      giveUp();
      return 0;
    }
    return literal();
  }

  private CharSet single() {
    if (SYNTAX.indexOf(peek()) >= 0 && peek() != '\\' && peek() != '/' && peek() != '-') {
      giveUp();
      return CharSet.ALL;
    }
    int codePoint = literal();
    return CharSet.range(codePoint, codePoint);
  }

  private int literal() {
    boolean escaped = skip('\\');
    if (at == pattern.length()) {
      giveUp();
      return 0;
    }
    char character = pattern.charAt(at++);
    if (escaped && character == 'x' && at + 2 <= pattern.length() && peek() != '{') {
      at += 2;
      character = (char) Integer.parseInt(pattern, at - 2, at, 16);
    } else if (escaped && SYNTAX.indexOf(character) < 0) {
      giveUp();
    }
    if (Character.isSurrogate(character)) {
      giveUp();
    }
    return character;
  }

  private PatternPart repeated(PatternPart part) {
    if (skip('?')) {
      return part.times(0, 1);
    }
    if (!skip('{')) {
      return part;
    }
    int least = number();
    int most = skip(',') ? number() : least;
    return skip('}') && most >= least ? part.times(least, most) : giveUp();
  }

  private int number() {
    int start = at;
    while (at < pattern.length() && Character.digit(peek(), 10) >= 0 && at - start < 4) {
      at++;
    }
    if (at == start) {
      giveUp();
      return 0;
    }
    return Integer.parseInt(pattern, start, at, 10);
  }

  private PatternPart giveUp() {
    foreign = true;
    at = pattern.length();
    return PatternPart.NOTHING;
  }

  private char peek() {
    return pattern.charAt(at);
  }

  private boolean skip(char expected) {
    boolean found = at < pattern.length() && peek() == expected;
    at += found ? 1 : 0;
    return found;
  }
}

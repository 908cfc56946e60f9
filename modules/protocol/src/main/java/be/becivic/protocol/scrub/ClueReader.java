package be.becivic.protocol.scrub;

/**
 * Reads clues off a pattern written in the dialect our rules keep to: literals, plain classes,
 * groups, lookarounds and counted repetitions. Anything else yields no clues, so that a rule in
 * another dialect is slower but never weaker.
 */
final class ClueReader {
  private static final String SYNTAX = "^$.*+?()[]{}|\\/-";
  private static final Part NOTHING = new Part(0, 0, CharSet.NONE, true, false);

  private final String pattern;
  private int at;
  private boolean foreign;

  private record Part(
      int leastDigits, int longest, CharSet first, boolean optional, boolean letters) {
    static Part of(CharSet set) {
      return new Part(
          set.isWithin(CharSet.DIGITS) ? 1 : 0,
          set.beyond() ? 2 : 1,
          set,
          false,
          set.meets(CharSet.LETTERS));
    }

    Part then(Part next) {
      return new Part(
          leastDigits + next.leastDigits,
          Math.min(Clues.UNBOUNDED, longest + next.longest),
          optional ? first.or(next.first) : first,
          optional && next.optional,
          letters || next.letters);
    }

    Part or(Part other) {
      return new Part(
          Math.min(leastDigits, other.leastDigits),
          Math.max(longest, other.longest),
          first.or(other.first),
          optional || other.optional,
          letters || other.letters);
    }

    Part times(int least, int most) {
      long length = Math.min(Clues.UNBOUNDED, (long) longest * most);
      return new Part(leastDigits * least, (int) length, first, optional || least == 0, letters);
    }
  }

  private ClueReader(String pattern) {
    this.pattern = pattern;
  }

  static Clues read(String pattern) {
    ClueReader reader = new ClueReader(pattern);
    Part whole = reader.alternatives();
    boolean understood = !reader.foreign && reader.at == pattern.length();
    return understood && !whole.optional
        ? new Clues(whole.leastDigits, whole.longest, whole.first, whole.letters)
        : Clues.NONE;
  }

  private Part alternatives() {
    Part part = sequence();
    while (skip('|')) {
      part = part.or(sequence());
    }
    return part;
  }

  private Part sequence() {
    Part part = NOTHING;
    while (at < pattern.length() && peek() != '|' && peek() != ')') {
      part = part.then(repeated(atom()));
    }
    return part;
  }

  private Part atom() {
    if (skip('(')) {
      return group();
    }
    return Part.of(skip('[') ? charClass() : single());
  }

  private Part group() {
    boolean around = skipAny("?=", "?!", "?<=", "?<!");
    if (!around && !skipAny("?:") && at < pattern.length() && peek() == '?') {
      return giveUp();
    }
    Part part = alternatives();
    if (!skip(')')) {
      return giveUp();
    }
    return around ? NOTHING : part;
  }

  private CharSet charClass() {
    boolean negated = skip('^');
    CharSet set = CharSet.NONE;
    while (at < pattern.length() && peek() != ']') {
      int first = member();
      boolean isRange = at + 1 < pattern.length() && peek() == '-' && pattern.charAt(at + 1) != ']';
      set = set.or(CharSet.range(first, isRange && skip('-') ? member() : first));
    }
    if (!skip(']')) {
      giveUp();
    }
    return negated ? set.complement() : set;
  }

  /** A member of a class; an opening bracket or an ampersand would mean a set operation in Java. */
  private int member() {
    if (peek() == '[' || peek() == '&') {
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
    if (at >= pattern.length()) {
      giveUp();
      return 0;
    }
    char character = pattern.charAt(at++);
    if (character != '\\' || at >= pattern.length()) {
      return character;
    }
    char escaped = pattern.charAt(at++);
    if (escaped == 'u' && at + 4 <= pattern.length() && peek() != '{') {
      at += 4;
      return Integer.parseInt(pattern, at - 4, at, 16);
    }
    if (SYNTAX.indexOf(escaped) < 0) {
      giveUp();
    }
    return escaped;
  }

  private Part repeated(Part part) {
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

  private Part giveUp() {
    foreign = true;
    at = pattern.length();
    return NOTHING;
  }

  private char peek() {
    return pattern.charAt(at);
  }

  private boolean skip(char expected) {
    boolean found = at < pattern.length() && peek() == expected;
    at += found ? 1 : 0;
    return found;
  }

  private boolean skipAny(String... prefixes) {
    for (String prefix : prefixes) {
      if (pattern.startsWith(prefix, at)) {
        at += prefix.length();
        return true;
      }
    }
    return false;
  }
}

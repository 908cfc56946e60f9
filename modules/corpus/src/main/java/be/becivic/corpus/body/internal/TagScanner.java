package be.becivic.corpus.body.internal;

import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.text.Problem;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.Node;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;
import org.commonmark.text.AsciiMatcher;
import org.commonmark.text.CharMatcher;

/**
 * Reads one tag from its angle bracket on. An attribute cannot hold a bare {@code <}, so that a
 * forgotten quote ends at the next tag and scanning stays linear.
 */
final class TagScanner {
  private static final CharMatcher NAME =
      AsciiMatcher.builder().range('A', 'Z').range('a', 'z').range('0', '9').build();
  private static final CharMatcher ATTRIBUTE =
      AsciiMatcher.builder().range('a', 'z').range('A', 'Z').range('0', '9').anyOf("_-").build();

  private final Scanner scanner;
  private final Position begin;

  private TagScanner(Scanner scanner) {
    this.scanner = scanner;
    this.begin = scanner.position();
  }

  /** A {@link TagMark}, a {@link Complaint}, or nothing when this is not for us. */
  static Optional<Node> scan(Scanner scanner) {
    return new TagScanner(scanner).scan();
  }

  private Optional<Node> scan() {
    scanner.next();
    boolean closes = scanner.next('/');
    Position nameStart = scanner.position();
    char first = scanner.peek();
    if (first < 'A' || first > 'Z') {
      return Optional.empty();
    }
    scanner.match(NAME);
    Position nameEnd = scanner.position();
    String name = scanner.getSource(nameStart, nameEnd).getContent();
    if (!endsName(scanner.peek())) {
      return Optional.empty();
    }
    Optional<TagKind> kind = TagKind.named(name);
    List<Attribute> attributes = new ArrayList<>();
    Optional<String> fault = closes ? closing() : attributes(attributes);
    boolean alone = fault.isEmpty() && !closes && scanner.next('/');
    if (fault.isEmpty() && !scanner.next('>')) {
      fault = Optional.of("does not end with '>'");
    }
    if (kind.isEmpty()) {
      return fault.isPresent() ? Optional.empty() : Optional.of(unknown(name));
    }
    if (fault.isPresent()) {
      return Optional.of(malformed(name, nameEnd, fault.get()));
    }
    TagMark.Role role =
        closes ? TagMark.Role.CLOSES : alone ? TagMark.Role.STANDS_ALONE : TagMark.Role.OPENS;
    return Optional.of(new TagMark(kind.get(), role, attributes, span(begin, scanner.position())));
  }

  private static boolean endsName(char next) {
    return switch (next) {
      case '>', '/', ' ', '\t', '\n', '"', '\'', '=', '{', '<', Scanner.END -> true;
      default -> false;
    };
  }

  private Optional<String> closing() {
    scanner.whitespace();
    return Optional.empty();
  }

  private Optional<String> attributes(List<Attribute> into) {
    while (true) {
      int space = scanner.whitespace();
      char next = scanner.peek();
      if (next == '>' || next == '/') {
        return Optional.empty();
      }
      if (space == 0 || next == Scanner.END || next == '<') {
        return Optional.of("does not end with '>'");
      }
      Optional<String> fault = attribute(into);
      if (fault.isPresent()) {
        return fault;
      }
    }
  }

  private Optional<String> attribute(List<Attribute> into) {
    Position start = scanner.position();
    if (scanner.match(ATTRIBUTE) == 0) {
      return Optional.of("has something that is not an attribute");
    }
    String name = scanner.getSource(start, scanner.position()).getContent();
    if (!scanner.next('=')) {
      return Optional.of("has an attribute '" + name + "' without a value");
    }
    char quote = scanner.peek();
    if (quote != '"' && quote != '\'') {
      return Optional.of("has an attribute '" + name + "' whose value is not in quotes");
    }
    scanner.next();
    Position valueStart = scanner.position();
    if (scanner.find(c -> c == quote || c == '<') < 0 || scanner.peek() == '<') {
      return Optional.of("has an attribute '" + name + "' whose quotes are not closed");
    }
    Position valueEnd = scanner.position();
    scanner.next();
    if (into.stream().anyMatch(other -> other.name().equals(name))) {
      return Optional.of("has the attribute '" + name + "' twice");
    }
    String value = Entities.decode(scanner.getSource(valueStart, valueEnd).getContent());
    into.add(
        new Attribute(name, value, span(start, scanner.position()), span(valueStart, valueEnd)));
    return Optional.empty();
  }

  private Complaint unknown(String name) {
    return complaint(
        scanner.position(),
        "<" + name + "> is not a tag of the body syntax.",
        "Use VV, Ref, Observations, Path, Skill or Risk; write \\< for a plain angle bracket.");
  }

  private Complaint malformed(String name, Position nameEnd, String fault) {
    scanner.setPosition(nameEnd);
    return complaint(
        nameEnd,
        "The tag <" + name + "> " + fault + ".",
        "Write <" + name + " attribute=\"value\">, with &lt; and &quot; inside a value.");
  }

  private Complaint complaint(Position end, String message, String remedy) {
    return new Complaint(
        scanner.getSource(begin, end).getContent(), new Problem(span(begin, end), message, remedy));
  }

  private Span span(Position from, Position to) {
    return new Span(offset(from), offset(to));
  }

  private int offset(Position position) {
    return scanner.getSource(position, position).getSourceSpans().getFirst().getInputIndex();
  }
}

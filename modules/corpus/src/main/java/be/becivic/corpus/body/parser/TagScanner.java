package be.becivic.corpus.body.parser;

import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.Node;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/**
 * Reads one tag from its angle bracket on. An attribute cannot hold a bare {@code <}, so that a
 * forgotten quote ends at the next tag and scanning stays linear.
 */
final class TagScanner {
  private static final int MOST_ATTRIBUTES = 16;

  private final Scanner scanner;
  private final Position begin;
  private final int start;
  private int offset;

  private TagScanner(Scanner scanner) {
    this.scanner = scanner;
    this.begin = scanner.position();
    this.start = offsetHere();
    this.offset = start;
  }

  /** A {@link TagMark}, a {@link Complaint}, or nothing when this is not for us. */
  static Optional<Node> scan(Scanner scanner) {
    Position position = scanner.position();
    scanner.next();
    char first = scanner.peek();
    if (first != '/' && !isUpper(first)) {
      return Optional.empty();
    }
    scanner.setPosition(position);
    return new TagScanner(scanner).scan();
  }

  private Optional<Node> scan() {
    take();
    boolean closes = scanner.peek() == '/';
    if (closes) {
      take();
    }
    if (!isUpper(scanner.peek())) {
      return Optional.empty();
    }
    String name = word();
    if (!endsName(scanner.peek())) {
      return Optional.empty();
    }
    Position nameEnd = scanner.position();
    Optional<TagKind> kind = TagKind.named(name);
    List<Attribute> attributes = new ArrayList<>(4);
    Optional<String> fault = closes ? closing() : attributes(attributes);
    boolean alone = fault.isEmpty() && !closes && takes('/');
    if (fault.isEmpty() && !takes('>')) {
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
    return Optional.of(new TagMark(kind.get(), role, attributes, new Span(start, offset)));
  }

  private static boolean endsName(char next) {
    return switch (next) {
      case '>', '/', ' ', '\t', '\n', '"', '\'', '=', '{', '<', Scanner.END -> true;
      default -> false;
    };
  }

  private Optional<String> closing() {
    skipSpace();
    return Optional.empty();
  }

  private Optional<String> attributes(List<Attribute> into) {
    while (true) {
      boolean apart = skipSpace();
      char next = scanner.peek();
      if (next == '>' || next == '/') {
        return Optional.empty();
      }
      if (!apart || next == Scanner.END || next == '<') {
        return Optional.of("does not end with '>'");
      }
      Optional<String> fault = attribute(into);
      if (fault.isPresent()) {
        return fault;
      }
    }
  }

  private Optional<String> attribute(List<Attribute> into) {
    if (into.size() == MOST_ATTRIBUTES) {
      return Optional.of("has too many attributes");
    }
    int from = offset;
    String name = word();
    if (name.isEmpty()) {
      return Optional.of("has something that is not an attribute");
    }
    if (!takes('=')) {
      return Optional.of("has an attribute '" + name + "' without a value");
    }
    char quote = scanner.peek();
    if (quote != '"' && quote != '\'') {
      return Optional.of("has an attribute '" + name + "' whose value is not in quotes");
    }
    take();
    int valueFrom = offset;
    Position valueStart = scanner.position();
    if (scanner.find(c -> c == quote || c == '<') < 0 || scanner.peek() == '<') {
      return Optional.of("has an attribute '" + name + "' whose quotes are not closed");
    }
    String value = since(valueStart);
    Span valueSpan = new Span(valueFrom, offset);
    take();
    if (into.stream().anyMatch(other -> other.name().equals(name))) {
      return Optional.of("has the attribute '" + name + "' twice");
    }
    into.add(new Attribute(name, Entities.decode(value), new Span(from, offset), valueSpan));
    return Optional.empty();
  }

  private String word() {
    Position from = scanner.position();
    return scanner.match(TagScanner::isWordCharacter) == 0 ? "" : since(from);
  }

  /** What was scanned since a position, which moves the offset along. */
  private String since(Position from) {
    String content = scanner.getSource(from, scanner.position()).getContent();
    offset = content.indexOf('\n') < 0 ? offset + content.length() : offsetHere();
    return content;
  }

  private static boolean isUpper(char c) {
    return c >= 'A' && c <= 'Z';
  }

  private static boolean isWordCharacter(char c) {
    return isUpper(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  }

  private boolean skipSpace() {
    boolean skipped = false;
    for (char c = scanner.peek(); c == ' ' || c == '\t' || c == '\n'; c = scanner.peek()) {
      take();
      skipped = true;
    }
    return skipped;
  }

  private boolean takes(char expected) {
    if (scanner.peek() != expected) {
      return false;
    }
    take();
    return true;
  }

  /**
   * After a line break the offset is looked up: what precedes a line in the file is not scanned.
   */
  private void take() {
    boolean endsLine = scanner.peek() == '\n';
    scanner.next();
    offset = endsLine ? offsetHere() : offset + 1;
  }

  private int offsetHere() {
    Position here = scanner.position();
    return scanner.getSource(here, here).getSourceSpans().getFirst().getInputIndex();
  }

  private Complaint unknown(String name) {
    return complaint(
        scanner.position(),
        "<" + name + "> is not a tag of the body syntax.",
        "Use VV, Ref, Observations, Path, Skill or Risk; write \\< for a plain angle bracket.");
  }

  private Complaint malformed(String name, Position nameEnd, String fault) {
    return complaint(
        nameEnd,
        "The tag <" + name + "> " + fault + ".",
        "Write <" + name + " attribute=\"value\">, with &lt; and &quot; inside a value.");
  }

  private Complaint complaint(Position end, String message, String remedy) {
    scanner.setPosition(end);
    return new Complaint(
        scanner.getSource(begin, end).getContent(),
        new FileProblem(new Span(start, offsetHere()), message, remedy));
  }
}

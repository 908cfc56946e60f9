package be.becivic.corpus.body.parser;

import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.text.Span;
import java.util.List;
import org.commonmark.node.CustomNode;

/**
 * One pair of angle brackets, before openings and closings are paired; positions count from the
 * body.
 */
final class TagMark extends CustomNode {

  /** What the pair of angle brackets does. */
  enum Role {
    OPENS,
    CLOSES,
    STANDS_ALONE
  }

  private final TagKind kind;
  private final Role role;
  private final List<Attribute> attributes;
  private final Span span;

  TagMark(TagKind kind, Role role, List<Attribute> attributes, Span span) {
    this.kind = kind;
    this.role = role;
    this.attributes = attributes;
    this.span = span;
  }

  TagKind kind() {
    return kind;
  }

  Role role() {
    return role;
  }

  List<Attribute> attributes() {
    return attributes;
  }

  Span span() {
    return span;
  }
}

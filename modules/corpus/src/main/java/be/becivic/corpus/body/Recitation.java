package be.becivic.corpus.body;

import be.becivic.corpus.text.Span;
import org.commonmark.node.CustomNode;

/** A bracketed name such as {@code [bsr-registration-code]}: a further citation of a reference. */
public final class Recitation extends CustomNode {
  private final String name;
  private final Span span;

  public Recitation(String name, Span span) {
    this.name = name;
    this.span = span;
  }

  /** The name or uid between the brackets. */
  public String name() {
    return name;
  }

  public Span span() {
    return span;
  }
}

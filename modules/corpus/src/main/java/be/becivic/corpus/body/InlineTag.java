package be.becivic.corpus.body;

import org.commonmark.node.CustomNode;

/** A tag within a line of text; what it wraps are its children. */
public final class InlineTag extends CustomNode implements Tagged {
  private final Tag tag;

  public InlineTag(Tag tag) {
    this.tag = tag;
  }

  @Override
  public Tag tag() {
    return tag;
  }
}

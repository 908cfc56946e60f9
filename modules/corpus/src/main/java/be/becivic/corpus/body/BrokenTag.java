package be.becivic.corpus.body;

import org.commonmark.node.CustomNode;

/** Something that begins like a tag but is none; it is shown as the text it is. */
public final class BrokenTag extends CustomNode {
  private final String literal;

  public BrokenTag(String literal) {
    this.literal = literal;
  }

  public String literal() {
    return literal;
  }
}

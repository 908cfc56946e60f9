package be.becivic.corpus.body;

import org.commonmark.node.CustomBlock;

/** A risk tag on lines of its own, wrapping whole paragraphs or lists. */
public final class RiskBlock extends CustomBlock implements Tagged {
  private final Tag tag;

  public RiskBlock(Tag tag) {
    this.tag = tag;
  }

  @Override
  public Tag tag() {
    return tag;
  }
}

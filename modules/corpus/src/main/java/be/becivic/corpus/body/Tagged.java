package be.becivic.corpus.body;

/** A node that stands for a tag. */
public sealed interface Tagged permits InlineTag, RiskBlock {
  Tag tag();
}

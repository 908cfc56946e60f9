package be.becivic.corpus.body.parser;

import be.becivic.corpus.text.Span;
import java.util.Optional;
import org.commonmark.node.CustomBlock;

/** A risk block while its end is being looked for; positions count from the body. */
final class RawRiskBlock extends CustomBlock {
  private final TagMark opening;
  private Optional<Span> closing = Optional.empty();

  RawRiskBlock(TagMark opening) {
    this.opening = opening;
  }

  TagMark opening() {
    return opening;
  }

  Optional<Span> closing() {
    return closing;
  }

  void closeAt(Span span) {
    closing = Optional.of(span);
  }
}

package be.becivic.corpus.body;

import be.becivic.corpus.text.Span;
import java.util.List;
import org.commonmark.node.Node;

/** A second-level heading and the blocks below it, up to the next one. */
public record Section(String title, Span heading, List<Node> blocks) {
  public Section {
    blocks = List.copyOf(blocks);
  }
}

package be.becivic.corpus.body.internal;

import be.becivic.corpus.text.Problem;
import org.commonmark.node.CustomNode;

/** Stands in the raw tree for something refused; positions count from the body. */
final class Complaint extends CustomNode {
  private final String literal;
  private final Problem problem;

  Complaint(String literal, Problem problem) {
    this.literal = literal;
    this.problem = problem;
  }

  String literal() {
    return literal;
  }

  Problem problem() {
    return problem;
  }
}

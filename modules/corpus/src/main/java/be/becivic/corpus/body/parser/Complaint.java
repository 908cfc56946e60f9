package be.becivic.corpus.body.parser;

import be.becivic.corpus.text.FileProblem;
import org.commonmark.node.CustomNode;

/** Stands in the raw tree for something refused; positions count from the body. */
final class Complaint extends CustomNode {
  private final String literal;
  private final FileProblem problem;

  Complaint(String literal, FileProblem problem) {
    this.literal = literal;
    this.problem = problem;
  }

  String literal() {
    return literal;
  }

  FileProblem problem() {
    return problem;
  }
}

package be.becivic.protocol.submission;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.schema.Fixtures;
import be.becivic.protocol.schema.SchemaName;
import tools.jackson.databind.node.ObjectNode;

/** The fixtures of the schemas as submissions. */
final class Samples {
  private Samples() {}

  static ObjectNode document(FeedbackType type, String name) {
    return (ObjectNode) Fixtures.valid(SchemaName.of(type), name).instance();
  }

  static Submission parsed(FeedbackType type, String name) {
    return ok(Submission.parse(type, document(type, name)));
  }

  static Submission ok(Outcome<Submission> outcome) {
    return ((Outcome.Ok<Submission>) outcome).value();
  }
}

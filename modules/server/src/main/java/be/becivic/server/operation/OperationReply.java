package be.becivic.server.operation;

import be.becivic.intake.answer.Quota;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a handler has to say, however it was asked. */
public sealed interface OperationReply {

  /** What is left of the caller's limits, where the call counted. */
  List<Quota> quotas();

  /**
   * It went well.
   *
   * @param json may be shared: leave it alone
   */
  record Done(int status, ObjectNode json, List<Quota> quotas) implements OperationReply {}

  /**
   * It was refused.
   *
   * @param more members of the problem document that say what to put right
   */
  record Refused(Rejection rejection, ObjectNode more, List<Quota> quotas)
      implements OperationReply {}

  static OperationReply ok(ObjectNode json) {
    return done(200, json);
  }

  static OperationReply done(int status, ObjectNode json) {
    return new Done(status, json, List.of());
  }

  static OperationReply refused(Rejection rejection) {
    return refused(rejection, JsonNodeFactory.instance.objectNode());
  }

  static OperationReply refused(Rejection rejection, ObjectNode more) {
    return new Refused(rejection, more, List.of());
  }

  static OperationReply of(Outcome<ObjectNode> outcome) {
    return switch (outcome) {
      case Outcome.Ok<ObjectNode>(ObjectNode json) -> ok(json);
      case Outcome.Refused<ObjectNode>(Rejection rejection) -> refused(rejection);
    };
  }

  /** The same, with what is left of the caller's limits. */
  default OperationReply with(List<Quota> left) {
    return switch (this) {
      case Done(int status, ObjectNode json, _) -> new Done(status, json, left);
      case Refused(Rejection rejection, ObjectNode more, _) -> new Refused(rejection, more, left);
    };
  }
}

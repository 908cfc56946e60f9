package be.becivic.server.read;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.operation.Arguments;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import tools.jackson.databind.node.ObjectNode;

/** A question that needs nothing but its arguments. The answer may be shared: leave it alone. */
@FunctionalInterface
interface Read extends OperationHandler {
  Outcome<ObjectNode> answer(Arguments arguments);

  @Override
  default OperationReply handle(Call call) {
    return OperationReply.of(answer(call.arguments()));
  }
}

package be.becivic.server.operation;

/** Does what an operation is for. It runs on a virtual thread of its own and may block. */
@FunctionalInterface
public interface OperationHandler {
  OperationReply handle(Call call);
}

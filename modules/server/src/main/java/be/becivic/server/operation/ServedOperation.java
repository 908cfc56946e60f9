package be.becivic.server.operation;

import be.becivic.protocol.operation.Operation;
import java.util.function.Function;

/**
 * An operation with what answers it, once the rooms are open.
 *
 * @param handler makes the handler, which HTTP and tools share
 */
public record ServedOperation(Operation operation, Function<FrontDoors, OperationHandler> handler) {

  public BoundOperation bind(FrontDoors doors) {
    return new BoundOperation(operation, handler.apply(doors));
  }
}

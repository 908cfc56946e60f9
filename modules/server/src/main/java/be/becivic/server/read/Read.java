package be.becivic.server.read;

import be.becivic.protocol.error.Outcome;
import tools.jackson.databind.node.ObjectNode;

/** A question that HTTP and tools ask alike. The answer may be shared: leave it alone. */
@FunctionalInterface
public interface Read {
  Outcome<ObjectNode> answer(Arguments arguments);
}

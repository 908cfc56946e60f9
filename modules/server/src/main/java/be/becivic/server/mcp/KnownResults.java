package be.becivic.server.mcp;

import be.becivic.mcp.tool.ToolResult;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/** The results that were asked for last, given again as long as the answer is the very same. */
final class KnownResults {
  private static final int MOST = 256;

  private final SequencedMap<ObjectNode, Known> recent =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<ObjectNode, Known> eldest) {
          return size() > MOST;
        }
      };

  private record Known(ObjectNode answer, ToolResult result) {}

  synchronized ToolResult of(
      ObjectNode arguments, ObjectNode answer, Function<ObjectNode, ToolResult> make) {
    Known known = recent.get(arguments);
    if (known == null || known.answer != answer) {
      known = new Known(answer, make.apply(answer));
      recent.put(arguments, known);
    }
    return known.result;
  }
}

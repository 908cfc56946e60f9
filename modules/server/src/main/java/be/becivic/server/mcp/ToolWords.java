package be.becivic.server.mcp;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolHandler;
import be.becivic.mcp.tool.ToolHints;
import be.becivic.mcp.tool.ToolSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What tools say of themselves, read from one file. */
final class ToolWords {
  private final ObjectNode words;

  private ToolWords(ObjectNode words) {
    this.words = words;
  }

  static ToolWords load() {
    try (InputStream file = ToolWords.class.getResourceAsStream("tools.json")) {
      return new ToolWords(new JsonMapper().readTree(file).asObject());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** A tool whose arguments the file describes. */
  Tool<ClientNetwork> tool(String name, ToolHints hints, ToolHandler<ClientNetwork> handler) {
    return tool(name, ToolSchema.of(schema(name, "input")), hints, handler);
  }

  /** A tool whose arguments are described elsewhere. */
  Tool<ClientNetwork> tool(
      String name, ToolSchema input, ToolHints hints, ToolHandler<ClientNetwork> handler) {
    return Tool.of(name, text(name, "description"), input, handler)
        .titled(text(name, "title"))
        .returning(ToolSchema.of(schema(name, "output")))
        .hinting(hints);
  }

  private String text(String tool, String member) {
    return words.get(tool).get(member).stringValue();
  }

  private ObjectNode schema(String tool, String member) {
    return words.get(tool).get(member).asObject();
  }
}

package be.becivic.harness;

import be.becivic.harness.tool.LocalClient;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolHandler;
import be.becivic.mcp.tool.ToolHints;
import be.becivic.mcp.tool.ToolSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What tools say of themselves, and the pages that belong to them: files beside this class. */
public final class ToolTexts {
  private final JsonNode tools = new JsonMapper().readTree(read("tools.json"));

  Tool<LocalClient> tool(String name, ToolHints hints, ToolHandler<LocalClient> handler) {
    JsonNode text = tools.required(name);
    ToolSchema input = ToolSchema.compiledLater(text.required("input").asObject());
    return Tool.<LocalClient>of(name, text.required("description").stringValue(), input, handler)
        .titled(text.required("title").stringValue())
        .hinting(hints);
  }

  static String read(String file) {
    try (InputStream in = ToolTexts.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no file " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package be.becivic.mcp.app;

import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a tool has to do with apps.
 *
 * @param page the page that shows the tool's results
 * @param forModels whether models may call it, and not only the page itself
 */
public record AppUse(Optional<String> page, boolean forModels) {
  /** Nothing. */
  public static final AppUse NONE = new AppUse(Optional.empty(), true);

  /** The tool's results are shown in a page. */
  public static AppUse shownIn(String uri) {
    return new AppUse(Optional.of(uri), true);
  }

  /** Only a page calls it. */
  public static AppUse calledBy(String uri) {
    return new AppUse(Optional.of(uri), false);
  }

  /** What stands in the tool's {@code _meta}. */
  public Optional<ObjectNode> meta() {
    if (page.isEmpty()) {
      return Optional.empty();
    }
    ObjectNode meta = JsonNodeFactory.instance.objectNode();
    ObjectNode ui = meta.putObject("ui").put("resourceUri", page.get());
    ArrayNode visibility = ui.putArray("visibility").add("app");
    if (forModels) {
      visibility.insert(0, "model");
    }
    return Optional.of(meta);
  }
}

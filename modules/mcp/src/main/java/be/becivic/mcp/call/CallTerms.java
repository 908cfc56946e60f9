package be.becivic.mcp.call;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a request is served under, whether it said so itself or a handshake did.
 *
 * @param client empty where the client did not say, or said it in a request we no longer know of
 * @param capabilities what the client can do, by capability
 */
public record CallTerms(
    ProtocolRevision revision, Optional<Implementation> client, ObjectNode capabilities) {
  /** The name of the extension by which servers bring pages along. */
  public static final String APPS_EXTENSION = "io.modelcontextprotocol/ui";

  /** The type of such a page. */
  public static final String APP_TYPE = "text/html;profile=mcp-app";

  public static CallTerms of(ProtocolRevision revision) {
    return new CallTerms(revision, Optional.empty(), JsonNodeFactory.instance.objectNode());
  }

  /** Whether the client shows forms; saying nothing of modes means forms alone. */
  public boolean showsForms() {
    JsonNode elicitation = capabilities.path("elicitation");
    return elicitation.isObject() && (elicitation.isEmpty() || elicitation.has("form"));
  }

  /** Whether the client shows the pages of apps in the conversation. */
  public boolean showsApps() {
    for (JsonNode type : capabilities.path("extensions").path(APPS_EXTENSION).path("mimeTypes")) {
      if (type.stringValue("").equals(APP_TYPE)) {
        return true;
      }
    }
    return false;
  }
}

package be.becivic.mcp.app;

import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.resource.Resource;
import be.becivic.mcp.resource.ResourceContents;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A page a client shows in the conversation. It brings everything along: it may load nothing and
 * talk to nobody but the client.
 */
public record AppPage(String uri, String name, String title, String html) {
  private static final String SCHEME = "ui://";

  public AppPage {
    if (!uri.startsWith(SCHEME)) {
      throw new IllegalArgumentException("an app's address begins with " + SCHEME);
    }
  }

  public Resource resource() {
    return Resource.of(uri, name).titled(title).typed(CallTerms.APP_TYPE).noting(meta());
  }

  public ResourceContents contents() {
    return new ResourceContents.Noted(
        new ResourceContents.Text(uri, CallTerms.APP_TYPE, html), meta());
  }

  private static ObjectNode meta() {
    ObjectNode meta = JsonNodeFactory.instance.objectNode();
    ObjectNode ui = meta.putObject("ui");
    ObjectNode policy = ui.putObject("csp");
    policy.putArray("connectDomains");
    policy.putArray("resourceDomains");
    ui.put("prefersBorder", true);
    return meta;
  }
}

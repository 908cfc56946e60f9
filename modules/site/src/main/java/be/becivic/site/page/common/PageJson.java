package be.becivic.site.page.common;

import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What the JSON forms of pages have in common. */
public final class PageJson {
  private PageJson() {}

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** Begins with where the page stands and where agents should look first. */
  public static ObjectNode page(String path, PageContext context) {
    ObjectNode page =
        object().put("url", context.baseUrl() + path).put("agents", context.baseUrl() + "/agents");
    context.commit().ifPresent(commit -> page.put("commit", commit));
    return page;
  }

  public static void status(ObjectNode node, Optional<Status> status) {
    status.ifPresent(value -> node.put("status", value.wireName()));
  }

  public static String time(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }
}

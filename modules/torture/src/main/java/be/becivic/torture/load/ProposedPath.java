package be.becivic.torture.load;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.torture.load.Agent.Reply;
import com.fasterxml.uuid.Generators;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A way to a document that is not there yet, which a maintainer puts on main. */
public record ProposedPath(Path home, String name) {
  private static final JsonMapper JSON = new JsonMapper();
  static final String PROPOSED_ID = "proposed_id";
  private static final String MODEL = "birth-certificate-belgian";
  private static final String QUEUE = "/api/_internal/review";
  private static final int ATTEMPTS = 300;
  private static final Duration PAUSE = Duration.ofMillis(100);

  /** The n-th of a run. */
  static HandedIn numbered(Path home, int number) {
    String mark = HandedIn.mark(number);
    return new ProposedPath(home, "card-" + mark.replace(' ', '-'))
        .item(HandedIn.network(number), mark);
  }

  public Reply handIn(Agent agent, URI server, String network) throws IOException {
    HandedIn draft = item(network, name);
    return agent.post(server, draft.collection(), draft.json(), Map.of("X-Forwarded-For", network));
  }

  private HandedIn item(String network, String mark) {
    FeedbackType type = FeedbackType.DRAFT;
    String id = type.idKind().prefix() + Generators.timeBasedEpochGenerator().generate();
    ObjectNode json =
        HandedIn.shared()
            .put("schema_version", type.schemaVersion())
            .put(type.idField(), id)
            .put("target_type", "path")
            .put(PROPOSED_ID, name)
            .put("commit_message", "Propose a path.");
    json.putObject("content").set("entry", entry());
    return new HandedIn(type, id, network, mark, json);
  }

  private ObjectNode entry() {
    JsonNode paths = JSON.readTree(home.resolve("corpus/paths/index.json").toFile());
    ObjectNode entry = paths.get("paths").get(MODEL).deepCopy().asObject();
    entry.remove(List.of("uid", "version", "version_pin", "previous_stable_sha"));
    entry.put("id", name).put("status", "alpha").put("origin", "community");
    entry
        .path("sources")
        .forEach(
            source -> {
              source.asObject().put("post_handoff_observed", false).remove("notes");
              source.at("/actor/handoff").asObject().put("resumption", "Say what you received.");
            });
    return entry;
  }

  /** Waits for as many proposals as there should be; their places in the queue. */
  public static List<String> awaitItems(Agent agent, URI server, String token, int count)
      throws IOException {
    for (int i = 0; i < ATTEMPTS; i++) {
      List<String> items =
          agent
              .get(server, QUEUE + "?class=draft", bearer(token))
              .json()
              .path("items")
              .valueStream()
              .map(item -> item.path("item").asString(""))
              .toList();
      if (items.size() >= count) {
        return items;
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    throw new IOException("proposals do not come to the maintainer");
  }

  public static Reply merge(Agent agent, URI server, String token, String item) throws IOException {
    return agent.post(
        server,
        QUEUE + "/" + item + "/merge",
        JsonNodeFactory.instance.objectNode().put("confirm", true),
        bearer(token));
  }

  /** Whether a server shows it within some seconds. */
  public boolean appears(Agent agent, URI server) throws IOException {
    for (int i = 0; i < ATTEMPTS / 2; i++) {
      if (agent.get(server, "/api/paths/" + name).status() == 200) {
        return true;
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    return false;
  }

  private static Map<String, String> bearer(String token) {
    return Map.of("Authorization", "Bearer " + token);
  }
}

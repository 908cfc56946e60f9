package be.becivic.harness.consent;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.protocol.id.SessionId;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * One thing to agree to, down to the byte.
 *
 * @param digest of exactly what would be written, called or sent
 */
public record ConsentRequest(SessionId session, Purpose purpose, String item, String digest) {

  /** For something given by the text that says all of it. */
  public static ConsentRequest of(SessionId session, Purpose purpose, String item, String bytes) {
    return new ConsentRequest(session, purpose, item, BufferedItem.digestOf(bytes));
  }

  public ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("session_id", session.toString())
        .put("purpose", purpose.wireName())
        .put("item", item)
        .put("digest", digest);
  }

  public static Optional<ConsentRequest> parse(JsonNode json) {
    return SessionId.parse(json.path("session_id").stringValue(""))
        .flatMap(
            session ->
                Purpose.parse(json.path("purpose").stringValue(""))
                    .map(
                        purpose ->
                            new ConsentRequest(
                                session,
                                purpose,
                                json.path("item").stringValue(""),
                                json.path("digest").stringValue(""))));
  }
}

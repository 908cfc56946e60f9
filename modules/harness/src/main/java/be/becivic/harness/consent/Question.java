package be.becivic.harness.consent;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A question put to the person, good for one answer within ten minutes.
 *
 * @param id by chance, so that no answer fits two questions
 */
public record Question(String id, ConsentRequest request, Instant askedAt) {

  /** What waits with the client while the person thinks; it is sealed on the way. */
  public String state() {
    return request.json().put("question", id).put("asked_at", askedAt.toString()).toString();
  }

  public static Optional<Question> parse(String state) {
    if (!(StrictJson.parse(state.getBytes(StandardCharsets.UTF_8))
        instanceof Outcome.Ok<JsonNode>(JsonNode json))) {
      return Optional.empty();
    }
    try {
      Instant askedAt = Instant.parse(json.path("asked_at").stringValue(""));
      return ConsentRequest.parse(json)
          .map(request -> new Question(json.path("question").stringValue(""), request, askedAt));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}

package be.becivic.cli.proof;

import be.becivic.protocol.feedback.FeedbackType;
import com.fasterxml.uuid.Generators;
import java.io.IOException;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Agents that do what agents do: hand something in, take it back, name somebody by mistake. */
final class OrdinaryAgents {
  /** What is published, so that the search has something to find. */
  static final String CONTROL = "controlword-kwzvq";

  /** A word beside a name, which nobody but a maintainer may read. */
  static final String HELD = "heldword-kwzvq";

  private final ProofClient client;
  private final HostilePopulation population;
  private final Planted planted;

  OrdinaryAgents(ProofClient client, HostilePopulation population, Planted planted) {
    this.client = client;
    this.population = population;
    this.planted = planted;
  }

  /** Publishes the control, takes a text back, has one held, and works in a session. */
  void act() throws IOException {
    submit(FeedbackType.CONCERN, "The desk now wants a " + CONTROL + " form.");
    submit(FeedbackType.CONCERN, "Ask Marie Dubois for the " + HELD + " form.");
    cancel("Taken back: the queue was kwzvqcancelled long.");
    inSession();
  }

  private JsonNode submit(FeedbackType type, String text) throws IOException {
    ObjectNode document = population.sample(type);
    if (type == FeedbackType.CONCERN) {
      document.withObject("/content").put("body", text);
    } else {
      document.put("body", text);
    }
    String path = "/api/" + type.collection();
    ProofClient.Answer answer = client.post(path, document, population.nextAddress());
    if (!answer.isTaken()) {
      throw new IOException("a good submission was refused with " + answer.status());
    }
    JsonNode receipt = client.parse(answer.body());
    planted.addSecret(
        "a token that takes a submission back", receipt.path("cancel_token").asString());
    return receipt;
  }

  private void cancel(String text) throws IOException {
    planted.addSecret("a text that was taken back", text);
    JsonNode receipt = submit(FeedbackType.FEEDBACK, text);
    String path = "/api/feedback-channel/" + receipt.path("feedback_id").asString();
    client.delete(path, receipt.path("cancel_token").asString(), population.nextAddress());
  }

  private void inSession() throws IOException {
    String session = "ses_" + Generators.timeBasedEpochGenerator().generate();
    planted.addSecret("a session", session);
    ObjectNode envelope = population.sample(FeedbackType.FEEDBACK);
    envelope.remove(List.of("feedback_id", "topic", "body"));
    envelope.put("session_id", session).put("mode", "stage");
    ObjectNode item = envelope.putArray("items").addObject();
    item.put("type", "feedback")
        .put("feedback_id", "fbk_" + Generators.timeBasedEpochGenerator().generate())
        .put("topic", "praise")
        .put("body", "Easy to follow.");
    JsonNode results =
        client.parse(client.post("/api/feedback", envelope, population.nextAddress()).body());
    String token = results.at("/results/0/cancel_token").asString("");
    if (token.isEmpty()) {
      throw new IOException("an envelope was refused");
    }
    planted.addSecret("a token that takes a submission back", token);
  }
}

package be.becivic.harness.submission;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.remote.ServerWire;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Checks everything first and stages only if all of it passes (seed 000). What is under way is on
 * disk before it leaves, so that a crash is followed by a look at what arrived, not by a repeat.
 */
public final class Submitter {
  private final ServerWire wire;
  private final PersonFolder folder;
  private final SubmissionReceipts receipts;
  private final InstantSource clock;

  public Submitter(
      ServerWire wire, PersonFolder folder, SubmissionReceipts receipts, InstantSource clock) {
    this.wire = wire;
    this.folder = folder;
    this.receipts = receipts;
    this.clock = clock;
  }

  public SubmissionResult submit(
      SessionId session, String agent, Set<Capability> capabilities, List<BufferedItem> items) {
    List<OutgoingEnvelope> envelopes = OutgoingEnvelope.split(session, agent, capabilities, items);
    Map<SubmissionId, String> refused = new HashMap<>();
    for (OutgoingEnvelope envelope : envelopes) {
      Optional<JsonNode> answer = post(envelope, "validate");
      if (answer.isEmpty()) {
        return new SubmissionResult.Offline();
      }
      refused.putAll(refusals(envelope, answer.get()));
    }
    if (!refused.isEmpty()) {
      return new SubmissionResult.Refused(refused);
    }
    List<SubmissionId> sent = new ArrayList<>();
    String until = "";
    for (OutgoingEnvelope envelope : envelopes) {
      var underWay = new UnderWay(folder, session);
      underWay.begin(envelope.items());
      Optional<JsonNode> answer = post(envelope, "stage");
      if (answer.isEmpty()) {
        return sent.isEmpty()
            ? new SubmissionResult.Offline()
            : new SubmissionResult.Sent(sent, until, refused);
      }
      Instant now = clock.instant();
      for (int i = 0; i < envelope.items().size(); i++) {
        JsonNode result = answer.get().path("results").path(i);
        BufferedItem item = envelope.items().get(i);
        if (result.path("ok").asBoolean(false)) {
          receipts.add(session, now, item, result);
          sent.add(item.id());
          until = result.path("commit_eta").stringValue(until);
        } else {
          refused.put(item.id(), words(result));
        }
      }
      underWay.end();
    }
    return sent.isEmpty()
        ? new SubmissionResult.Refused(refused)
        : new SubmissionResult.Sent(sent, until, refused);
  }

  private static Map<SubmissionId, String> refusals(OutgoingEnvelope envelope, JsonNode answer) {
    Map<SubmissionId, String> refused = new HashMap<>();
    if (!answer.has("results")) {
      envelope.items().forEach(item -> refused.put(item.id(), words(answer)));
      return refused;
    }
    for (int i = 0; i < envelope.items().size(); i++) {
      JsonNode result = answer.path("results").path(i);
      if (!result.path("ok").asBoolean(false)) {
        refused.put(envelope.items().get(i).id(), words(result));
      }
    }
    return refused;
  }

  private static String words(JsonNode result) {
    return PlainWords.of(
        result.path("error").stringValue(""),
        Optional.of(result.path("retry_after")).filter(JsonNode::isNumber).map(JsonNode::asString));
  }

  /** The answer; none when nobody gave one that can be read. */
  private Optional<JsonNode> post(OutgoingEnvelope envelope, String mode) {
    var headers = Map.of("Content-Type", "application/json", "Accept", "application/json");
    String body = envelope.body(mode, clock.instant());
    try {
      ServerWire.Answer answer =
          wire.send(new ServerWire.Request("POST", "/api/feedback", headers, Optional.of(body)));
      return StrictJson.parse(answer.body()) instanceof Outcome.Ok<JsonNode>(JsonNode json)
          ? Optional.of(json)
          : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}

package be.becivic.harness.submission;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.remote.ServerWire;
import be.becivic.harness.session.FreshIds;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Events of the opt-in stream, by code alone (§6.2.6). They wait for the next session's start; the
 * session a line belongs to is known here and never sent.
 */
public final class AnalyticsOutbox {
  private static final Duration KEPT_FOR = Duration.ofDays(30);
  private static final Duration ABANDONED_AFTER = Duration.ofHours(72);

  private final ServerWire wire;
  private final PersonFolder folder;
  private final FreshIds ids;
  private final InstantSource clock;

  public AnalyticsOutbox(ServerWire wire, PersonFolder folder, FreshIds ids, InstantSource clock) {
    this.wire = wire;
    this.folder = folder;
    this.ids = ids;
    this.clock = clock;
  }

  public void started(SessionId session, String agent) {
    queue(session, agent, "session_start", JsonNodeFactory.instance.objectNode());
  }

  public void stepped(SessionId session, String agent, String from, String to) {
    queue(
        session,
        agent,
        "step_transition",
        JsonNodeFactory.instance.objectNode().put("from_step", from).put("to_step", to));
  }

  public void ended(SessionId session, String agent, String outcome) {
    queue(
        session,
        agent,
        "session_outcome",
        JsonNodeFactory.instance.objectNode().put("outcome", outcome));
  }

  /** Sends what waits, after closing sessions that never said how they ended. */
  public void flush(String agent) {
    inferAbandoned(agent);
    List<ObjectNode> left = new ArrayList<>();
    for (ObjectNode line : lines()) {
      if (isOlder(line, KEPT_FOR)) {
        continue;
      }
      if (!line.path("sent").asBoolean(false)) {
        line.put("sent", send(line.path("event").asObject()));
      }
      // A start stays until its end is known, else nobody could tell that it was abandoned.
      if (!line.path("sent").asBoolean(false) || isOpenStart(line)) {
        left.add(line);
      }
    }
    PrivateFiles.replace(
        folder.analyticsOutbox(),
        left.stream().map(line -> line + "\n").collect(Collectors.joining()));
  }

  private void inferAbandoned(String agent) {
    for (ObjectNode line : lines()) {
      if (isOpenStart(line) && isOlder(line, ABANDONED_AFTER)) {
        SessionId.parse(line.path("session").stringValue(""))
            .ifPresent(session -> ended(session, agent, "abandoned_inferred"));
      }
    }
  }

  private boolean isOpenStart(ObjectNode line) {
    String session = line.path("session").stringValue("");
    return type(line).equals("session_start")
        && lines().stream()
            .noneMatch(
                each ->
                    type(each).equals("session_outcome")
                        && each.path("session").stringValue("").equals(session));
  }

  private static String type(JsonNode line) {
    return line.path("event").path("event_type").stringValue("");
  }

  private void queue(SessionId session, String agent, String type, ObjectNode content) {
    ObjectNode line =
        JsonNodeFactory.instance
            .objectNode()
            .put("queued_at", clock.instant().toString())
            .put("session", session.toString());
    ObjectNode event =
        line.putObject("event")
            .put("schema_version", 1)
            .put("analytics_event_id", ids.submission(FeedbackType.ANALYTICS).toString())
            .put("submitting_agent", agent)
            .put("submission_contract_version", BufferedItem.CONTRACT)
            .put("opt_in_consent", true)
            .put("event_type", type);
    event.set("content", content);
    PrivateFiles.append(folder.analyticsOutbox(), line);
  }

  private boolean send(ObjectNode event) {
    event.put("submitted_at", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
    try {
      return wire.send(
                  new ServerWire.Request(
                      "POST",
                      "/api/analytics",
                      Map.of("Content-Type", "application/json"),
                      Optional.of(event.toString())))
              .status()
          == 202;
    } catch (IOException _) {
      return false;
    }
  }

  private boolean isOlder(ObjectNode line, Duration age) {
    try {
      Instant queued = Instant.parse(line.path("queued_at").stringValue(""));
      return !queued.plus(age).isAfter(clock.instant());
    } catch (DateTimeException _) {
      return true;
    }
  }

  private List<ObjectNode> lines() {
    return PrivateFiles.readLines(folder.analyticsOutbox());
  }
}

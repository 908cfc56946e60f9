package be.becivic.harness.submission;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.remote.ServerWire;
import be.becivic.harness.session.SessionFile;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Finds out after a crash what had arrived. What the server knows gets its receipt, by sending the
 * same item under the same id again, which the server answers as it did the first time; what it
 * does not know stays in its buffer, and the person is asked anew.
 */
public final class Recovery {
  private final ServerWire wire;
  private final PersonFolder folder;
  private final SubmissionReceipts receipts;
  private final InstantSource clock;

  public Recovery(
      ServerWire wire, PersonFolder folder, SubmissionReceipts receipts, InstantSource clock) {
    this.wire = wire;
    this.folder = folder;
    this.receipts = receipts;
    this.clock = clock;
  }

  /** Settles every session that was cut short; gives the ids that turned out to have arrived. */
  public List<SubmissionId> run() {
    Set<SubmissionId> arrived = new HashSet<>();
    for (SessionId session : folder.listSessions()) {
      var underWay = new UnderWay(folder, session);
      boolean settled = true;
      for (BufferedItem item : underWay.list()) {
        switch (standing(item)) {
          case KNOWN -> {
            if (receipts.find(item.id()).isEmpty()) {
              settled &= receipt(session, item);
            }
            arrived.add(item.id());
          }
          case UNKNOWN -> {}
          case UNCLEAR -> settled = false;
        }
      }
      dropWhatWasSent(session);
      if (settled) {
        underWay.end();
      }
    }
    return List.copyOf(arrived);
  }

  private enum Standing {
    KNOWN,
    UNKNOWN,
    UNCLEAR
  }

  private Standing standing(BufferedItem item) {
    if (receipts.find(item.id()).isPresent()) {
      return Standing.KNOWN;
    }
    String path = "/api/" + item.type().collection() + "/" + item.id();
    try {
      int status =
          wire.send(new ServerWire.Request("GET", path, Map.of(), Optional.empty())).status();
      return status == 200 ? Standing.KNOWN : status == 404 ? Standing.UNKNOWN : Standing.UNCLEAR;
    } catch (IOException _) {
      return Standing.UNCLEAR;
    }
  }

  private boolean receipt(SessionId session, BufferedItem item) {
    Optional<SessionFile> file = SessionFile.read(folder, session);
    if (file.isEmpty()) {
      return false;
    }
    String body =
        new OutgoingEnvelope(
                session, file.get().runtime(), file.get().capabilities(), List.of(item))
            .body("stage", clock.instant());
    try {
      ServerWire.Answer answer =
          wire.send(
              new ServerWire.Request(
                  "POST",
                  "/api/feedback",
                  Map.of("Content-Type", "application/json", "Accept", "application/json"),
                  Optional.of(body)));
      if (StrictJson.parse(answer.body()) instanceof Outcome.Ok<JsonNode>(JsonNode json)
          && json.at("/results/0/ok").asBoolean(false)) {
        receipts.add(session, clock.instant(), item, json.at("/results/0"));
        return true;
      }
      return false;
    } catch (IOException _) {
      return false;
    }
  }

  private void dropWhatWasSent(SessionId session) {
    Path file = folder.session(session).resolve(FeedbackBuffer.FILE);
    List<BufferedItem> all = FeedbackBuffer.read(file);
    List<BufferedItem> left =
        all.stream().filter(item -> receipts.find(item.id()).isEmpty()).toList();
    if (left.size() == all.size()) {
      return;
    }
    if (left.isEmpty()) {
      PrivateFiles.delete(file);
    } else {
      PrivateFiles.replace(
          file, left.stream().map(item -> item.json() + "\n").collect(Collectors.joining()));
    }
  }
}

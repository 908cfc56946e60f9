package be.becivic.harness.submission;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code submissions.jsonl}: what was handed in, and how to take it back (§8.7.7). */
public final class SubmissionReceipts {
  private final PersonFolder folder;

  /** Where there is no folder, receipts last as long as the process. */
  private final List<ObjectNode> unwritten = new ArrayList<>();

  public SubmissionReceipts(PersonFolder folder) {
    this.folder = folder;
  }

  void add(SessionId session, Instant now, BufferedItem item, JsonNode result) {
    ObjectNode line =
        JsonNodeFactory.instance
            .objectNode()
            .put("submitted_at", now.toString())
            .put("session_id", session.toString())
            .put("type", item.type().wireName())
            .put("id", item.id().toString())
            .put("cancel_token", result.path("cancel_token").stringValue(""))
            .put("commit_eta", result.path("commit_eta").stringValue(""))
            .put("status", status(result));
    write(line);
  }

  /** A repeat of our own stands where the first one does: it can be taken back, so it is staged. */
  private static String status(JsonNode result) {
    String status = result.path("status").stringValue("");
    return status.equals("duplicate") && result.has("cancel_token") ? "staged" : status;
  }

  /** Notes what became of one; the latest line of an id stands. */
  void mark(SubmissionId id, String status) {
    find(id).map(line -> line.deepCopy().put("status", status)).ifPresent(this::write);
  }

  public Optional<ObjectNode> find(SubmissionId id) {
    return Optional.ofNullable(latest().get(id.toString()));
  }

  /** All of them without their tokens, which are nobody's to read but the file's owner. */
  public List<ObjectNode> list() {
    return latest().values().stream()
        .map(
            line -> {
              ObjectNode copy = line.deepCopy();
              copy.remove("cancel_token");
              copy.remove("session_id");
              return copy;
            })
        .toList();
  }

  boolean isEmpty() {
    return latest().isEmpty();
  }

  private Map<String, ObjectNode> latest() {
    Map<String, ObjectNode> byId = new LinkedHashMap<>();
    PrivateFiles.readLines(folder.submissions())
        .forEach(line -> byId.put(line.path("id").stringValue(""), line));
    unwritten.forEach(line -> byId.put(line.path("id").stringValue(""), line));
    return byId;
  }

  private void write(ObjectNode line) {
    if (folder.exists()) {
      PrivateFiles.append(folder.submissions(), line);
    } else {
      unwritten.add(line);
    }
  }
}

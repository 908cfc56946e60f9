package be.becivic.harness.submission;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.remote.ServerWire;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Takes submissions back. Where the server cannot be reached it keeps trying, after waits of chance
 * that grow, until the submission's time is over.
 */
public final class Cancellations {
  private static final Duration FIRST = Duration.ofSeconds(5);
  private static final Duration LONGEST = Duration.ofMinutes(30);
  private static final int MOST_DOUBLINGS = 20;
  private static final String TAKEN_BACK = "cancelled";

  private final ServerWire wire;
  private final PersonFolder folder;
  private final SubmissionReceipts receipts;
  private final InstantSource clock;
  private final RandomGenerator chance;

  public Cancellations(
      ServerWire wire,
      PersonFolder folder,
      SubmissionReceipts receipts,
      InstantSource clock,
      RandomGenerator chance) {
    this.wire = wire;
    this.folder = folder;
    this.receipts = receipts;
    this.clock = clock;
    this.chance = chance;
  }

  /** What came of it, in words for the person. */
  public String cancel(SubmissionId id) {
    Optional<ObjectNode> receipt = receipts.find(id);
    if (receipt.isEmpty()) {
      return "There is no receipt for that. list_submissions shows what was handed in from here.";
    }
    if (receipt.get().path("status").stringValue("").equals(TAKEN_BACK)) {
      return "It was taken back before; nothing of it is published.";
    }
    if (FeedbackType.of(id.kind()) == FeedbackType.VALIDATION) {
      return "A vote counts at once and cannot be taken back; hand in the opposite vote instead.";
    }
    return attempt(id, receipt.get())
        .orElseGet(
            () -> {
              queue(id, 1, receipt.get().path("commit_eta").stringValue(""));
              return "Be Civic cannot be reached. It will be tried again until the note would be"
                  + " published.";
            });
  }

  /** Tries again what is due; gives how many still wait. */
  public int retry() {
    Map<String, ObjectNode> waiting = waiting();
    int left = 0;
    for (ObjectNode line : waiting.values()) {
      Optional<SubmissionId> id = SubmissionId.parse(line.path("id").stringValue(""));
      if (id.isEmpty() || line.path("done").asBoolean(false)) {
        continue;
      }
      if (isPast(line.path("deadline").stringValue(""))) {
        settle(id.get());
      } else if (!isPast(line.path("next_at").stringValue(""))) {
        left++;
      } else if (receipts.find(id.get()).flatMap(each -> attempt(id.get(), each)).isPresent()) {
        settle(id.get());
      } else {
        queue(id.get(), line.path("attempts").asInt(1) + 1, line.path("deadline").stringValue(""));
        left++;
      }
    }
    return left;
  }

  /** Empty when nobody answered. */
  private Optional<String> attempt(SubmissionId id, ObjectNode receipt) {
    String path = "/api/" + FeedbackType.of(id.kind()).collection() + "/" + id;
    var headers = Map.of("Authorization", "Bearer " + receipt.path("cancel_token").stringValue(""));
    try {
      int status =
          wire.send(new ServerWire.Request("DELETE", path, headers, Optional.empty())).status();
      return switch (status) {
        case 200 -> {
          receipts.mark(id, TAKEN_BACK);
          yield Optional.of("It was taken back; nothing of it is published.");
        }
        case 401, 403, 404 -> Optional.of(PlainWords.of("forbidden", Optional.empty()));
        default -> Optional.empty();
      };
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private void queue(SubmissionId id, int attempts, String deadline) {
    long bound =
        Math.min(LONGEST.toMillis(), FIRST.toMillis() << Math.min(attempts - 1, MOST_DOUBLINGS));
    Instant next = clock.instant().plusMillis(chance.nextLong(bound + 1));
    write(
        JsonNodeFactory.instance
            .objectNode()
            .put("id", id.toString())
            .put("attempts", attempts)
            .put("next_at", next.toString())
            .put("deadline", deadline));
  }

  private void settle(SubmissionId id) {
    write(JsonNodeFactory.instance.objectNode().put("id", id.toString()).put("done", true));
  }

  private void write(ObjectNode line) {
    if (folder.exists()) {
      PrivateFiles.append(folder.cancelQueue(), line);
    }
  }

  private Map<String, ObjectNode> waiting() {
    Map<String, ObjectNode> byId = new LinkedHashMap<>();
    PrivateFiles.readLines(folder.cancelQueue())
        .forEach(line -> byId.put(line.path("id").stringValue(""), line));
    return byId;
  }

  private boolean isPast(String time) {
    try {
      return !Instant.parse(time).isAfter(clock.instant());
    } catch (DateTimeException _) {
      return false;
    }
  }
}

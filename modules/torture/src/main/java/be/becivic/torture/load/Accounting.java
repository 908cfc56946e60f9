package be.becivic.torture.load;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.torture.load.Agent.Reply;
import be.becivic.torture.load.Ledger.Standing;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Holds what agents were promised against what a server has, from outside. */
public record Accounting(Agent agent, URI server, String operatorToken) {
  private static final String CANCELLED = "cancelled";
  private static final Duration PATIENCE = Duration.ofSeconds(120);
  private static final Duration PAUSE = Duration.ofMillis(200);
  private static final Pattern MARK = Pattern.compile("in order: ([a-z ]+)\\.");

  /** Everything that does not add up. */
  public List<String> compare(Ledger ledger) throws IOException {
    List<String> wrong = new ArrayList<>(ledger.wrong());
    Map<HandedIn, String> states = awaitSettled(ledger);
    states.forEach(
        (item, state) -> {
          if (!isExpected(ledger.known().get(item), item, state)) {
            wrong.add("%s: %s but %s".formatted(item.type(), ledger.known().get(item), state));
          }
        });
    compareConcerns(states, wrong);
    compareCount("ratings", count(states, FeedbackType.RATING), ratings(), wrong);
    compareCount("votes", count(states, FeedbackType.VALIDATION), voters(), wrong);
    compareCount("messages", count(states, FeedbackType.FEEDBACK), messages(), wrong);
    return wrong;
  }

  private static boolean isExpected(Standing standing, HandedIn item, String state) {
    boolean isKept = state.equals(item.type().isStaged() ? "committed" : "applied");
    return switch (standing) {
      case ACKNOWLEDGED -> isKept;
      case CANCELLED -> state.equals(CANCELLED);
      case PERHAPS_CANCELLED -> isKept || state.equals(CANCELLED);
    };
  }

  /** The state of everything once nothing waits any more. */
  private Map<HandedIn, String> awaitSettled(Ledger ledger) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    Map<HandedIn, String> states = new HashMap<>();
    for (HandedIn item : ledger.known().keySet()) {
      String state = state(item);
      while (state.equals("staged") && System.nanoTime() < end) {
        LockSupport.parkNanos(PAUSE.toNanos());
        state = state(item);
      }
      states.put(item, state);
    }
    return states;
  }

  /** Nothing is left of what was taken back, so it cannot be found. */
  private String state(HandedIn item) throws IOException {
    Reply reply = agent.get(server, item.collection() + "/" + item.id());
    return switch (reply.status()) {
      case 200 -> reply.json().path("state").asString("");
      case 404 -> CANCELLED;
      default -> "" + reply.status();
    };
  }

  private static long count(Map<HandedIn, String> states, FeedbackType type) {
    return states.entrySet().stream()
        .filter(each -> each.getKey().type() == type && !each.getValue().equals(CANCELLED))
        .count();
  }

  /** Each concern is to be read once, and none that was taken back. */
  private void compareConcerns(Map<HandedIn, String> states, List<String> wrong)
      throws IOException {
    Map<String, Integer> read = concerns();
    states.forEach(
        (item, state) -> {
          if (item.type() == FeedbackType.CONCERN) {
            int times = read.getOrDefault(item.mark(), 0);
            int due = state.equals(CANCELLED) ? 0 : 1;
            if (times != due) {
              wrong.add("a concern in state %s is published %d times".formatted(state, times));
            }
          }
        });
  }

  private Map<String, Integer> concerns() throws IOException {
    Map<String, Integer> read = new HashMap<>();
    String after = "";
    do {
      JsonNode page =
          agent
              .get(server, "/api/skills/" + HandedIn.REPORTED + "/concerns?limit=100" + after)
              .json();
      Matcher mark = MARK.matcher(page.path("items").toString());
      while (mark.find()) {
        read.merge(mark.group(1), 1, Integer::sum);
      }
      String next = page.path("next").asString("");
      after = next.isEmpty() ? "" : "&after=" + next;
    } while (!after.isEmpty());
    return read;
  }

  private long ratings() throws IOException {
    return internal("/api/_internal/rating-stats").path("skill").path("n").asLong();
  }

  private long voters() throws IOException {
    return internal(
            "/api/_internal/artefact-stats?target_type=skill&target_id=" + HandedIn.VOTED_ON)
        .path("distinct_ips")
        .asLong();
  }

  private long messages() throws IOException {
    return internal("/api/_internal/review?class=feedback").path("items").size();
  }

  private JsonNode internal(String path) throws IOException {
    return agent.get(server, path, Map.of("Authorization", "Bearer " + operatorToken)).json();
  }

  private static void compareCount(String what, long promised, long found, List<String> wrong) {
    if (promised != found) {
      wrong.add("%d %s were promised, %d are there".formatted(promised, what, found));
    }
  }
}

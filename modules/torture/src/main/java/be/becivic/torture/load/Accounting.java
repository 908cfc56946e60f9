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
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Holds what agents were promised against what a server has, from outside. */
public record Accounting(Agent agent, URI server, String operatorToken) {
  private static final String CANCELLED = "cancelled";
  private static final String COMMITTED = "committed";
  private static final String DISCARDED = "discarded";
  private static final String HELD = "ner_held_for_review";
  private static final String RELEASED = "released";
  private static final String STAGED = "staged";
  private static final Set<String> UNPUBLISHED = Set.of(CANCELLED, DISCARDED, HELD);

  /** The queue shows so many messages, oldest first. */
  private static final int MOST_LISTED = 500;

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration PAUSE = Duration.ofMillis(200);
  private static final Pattern MARK = Pattern.compile("in order: ([a-z ]+)\\.");

  /** Everything that does not add up. */
  public List<String> compare(Ledger ledger) throws IOException {
    List<String> wrong = new ArrayList<>(ledger.wrong());
    Map<HandedIn, String> states = awaitSettled(ledger);
    states.forEach(
        (item, state) -> {
          var known = Objects.requireNonNull(ledger.known().get(item));
          if (!isExpected(known, item, state)) {
            wrong.add("%s: %s but %s".formatted(item.type(), known, state));
          }
        });
    compareConcerns(states, wrong);
    compareDecisions(ledger, states, wrong);
    compareCount("ratings", count(states, FeedbackType.RATING), ratings(), wrong);
    compareCount("votes", count(states, FeedbackType.VALIDATION), voters(), wrong);
    long messages = Math.min(MOST_LISTED, count(states, FeedbackType.FEEDBACK));
    compareCount("messages", messages, messages(), wrong);
    return wrong;
  }

  private static boolean isExpected(Standing standing, HandedIn item, String state) {
    boolean isKept = kept(item).contains(state);
    return switch (standing) {
      case ACKNOWLEDGED -> isKept;
      case CANCELLED -> state.equals(CANCELLED);
      case PERHAPS_CANCELLED -> isKept || state.equals(CANCELLED);
    };
  }

  /** As what something may be known for good; who is named in it waits for a person. */
  private static Set<String> kept(HandedIn item) {
    if (item.isFlag()) {
      return Set.of("applied", "quarantined");
    }
    if (item.isAboutSomebody()) {
      return Set.of(COMMITTED, HELD, RELEASED, DISCARDED);
    }
    return Set.of(item.type().isStaged() ? COMMITTED : "applied");
  }

  /**
   * The state of everything once nothing waits for a job any more. A machine may be slow to work
   * off what piled up; it is given up when nothing at all settles for so long.
   */
  private Map<HandedIn, String> awaitSettled(Ledger ledger) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    Map<HandedIn, String> states = new HashMap<>();
    for (HandedIn item : ledger.known().keySet()) {
      String state = state(item);
      boolean hasWaited = state.equals(STAGED);
      while (state.equals(STAGED) && System.nanoTime() < end) {
        LockSupport.parkNanos(PAUSE.toNanos());
        state = state(item);
      }
      if (hasWaited && !state.equals(STAGED)) {
        end = System.nanoTime() + PATIENCE.toNanos();
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
        .filter(each -> each.getKey().type() == type && !each.getKey().isFlag())
        .filter(each -> !each.getValue().equals(CANCELLED))
        .count();
  }

  /** Each concern is to be read once, and none that was taken back. */
  private void compareConcerns(Map<HandedIn, String> states, List<String> wrong)
      throws IOException {
    Map<String, Integer> read = awaitReleased(states);
    states.forEach(
        (item, state) -> {
          if (item.type() == FeedbackType.CONCERN) {
            int times = read.getOrDefault(item.mark(), 0);
            int due = UNPUBLISHED.contains(state) ? 0 : 1;
            if (times != due) {
              wrong.add("a concern in state %s is published %d times".formatted(state, times));
            }
          }
        });
  }

  /** What is released is called so from then on, and published by the next commit. */
  private Map<String, Integer> awaitReleased(Map<HandedIn, String> states) throws IOException {
    Set<String> due =
        states.entrySet().stream()
            .filter(each -> each.getKey().type() == FeedbackType.CONCERN)
            .filter(each -> each.getValue().equals(RELEASED))
            .map(each -> each.getKey().mark())
            .collect(Collectors.toSet());
    long end = System.nanoTime() + PATIENCE.toNanos();
    Map<String, Integer> read = concerns();
    while (!read.keySet().containsAll(due) && System.nanoTime() < end) {
      LockSupport.parkNanos(PAUSE.toNanos());
      read = concerns();
    }
    return read;
  }

  /** What was decided stays decided, and came to be. */
  private void compareDecisions(Ledger ledger, Map<HandedIn, String> states, List<String> wrong)
      throws IOException {
    Map<String, String> byId = new HashMap<>();
    states.forEach((item, state) -> byId.put(item.id(), state));
    for (MaintainerDecision decision : ledger.decisions()) {
      String found =
          internal("/api/_internal/review/" + decision.item()).path("resolution").asString("");
      boolean isSo =
          switch (decision.resolution()) {
            case RELEASED -> RELEASED.equals(byId.get(decision.about()));
            case DISCARDED -> DISCARDED.equals(byId.get(decision.about()));
            case "approved" -> agent.get(server, "/api/paths/" + decision.about()).status() == 200;
            default -> true;
          };
      if (!isSo || !found.equals(decision.resolution())) {
        wrong.add("%s, but the queue says %s".formatted(decision, found));
      }
    }
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

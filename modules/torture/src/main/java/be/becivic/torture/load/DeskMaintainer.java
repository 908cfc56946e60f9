package be.becivic.torture.load;

import be.becivic.torture.load.Agent.Reply;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Somebody at the desk, who logs in and decides what waits, as a browser would send it. */
final class DeskMaintainer {
  private static final String QUEUE = "/api/_internal/review";
  private static final Pattern CSRF = Pattern.compile("name=\"csrf\" value=\"([^\"]+)\"");
  private static final Pattern COOKIE = Pattern.compile("(desk=[^;]+)");
  private static final String DONE = "It is in the log as";

  /** What can be done with each class of item, and what the queue says afterwards. */
  private enum Choice {
    RELEASE("ner_hold", "release", "", "released"),
    DISCARD("ner_hold", "discard", "", "discarded"),
    MERGE("draft", "merge", "", "approved"),
    DISMISS("injection_flag", "judge", "&judgement=dismissed", "flag_dismissed");

    private final String reviewClass;
    private final String action;
    private final String fields;
    private final String resolution;

    Choice(String reviewClass, String action, String fields, String resolution) {
      this.reviewClass = reviewClass;
      this.action = action;
      this.fields = fields;
      this.resolution = resolution;
    }
  }

  private final Agent agent;
  private final Ledger ledger;
  private final Map<String, String> bearer;
  private final String token;
  private final ReentrantLock turn = new ReentrantLock();
  private Map<String, String> session = Map.of();

  DeskMaintainer(Agent agent, Ledger ledger, String token) {
    this.agent = agent;
    this.ledger = ledger;
    this.token = token;
    this.bearer = Map.of("Authorization", "Bearer " + token);
  }

  /** One thing at a time: what is said afterwards is said to whoever asks next. */
  void decideOne(URI server) {
    if (!turn.tryLock()) {
      return;
    }
    try {
      Choice[] choices = Choice.values();
      decide(server, choices[ThreadLocalRandom.current().nextInt(choices.length)]);
    } catch (IOException | RuntimeException _) {
      // The server went away; what was not told as done may be done or not.
    } finally {
      turn.unlock();
    }
  }

  private void decide(URI server, Choice choice) throws IOException {
    List<JsonNode> waiting =
        agent
            .get(server, QUEUE + "?class=" + choice.reviewClass, bearer)
            .json()
            .path("items")
            .valueStream()
            .toList();
    if (waiting.isEmpty()) {
      return;
    }
    JsonNode chosen = waiting.get(ThreadLocalRandom.current().nextInt(waiting.size()));
    String item = chosen.path("item").asString();
    String about = about(server, chosen, item);
    String page = "/desk/review/" + item;
    Matcher csrf = CSRF.matcher(open(server, page).text());
    if (!csrf.find()) {
      return;
    }
    String fields = "confirm=yes&csrf=" + csrf.group(1) + choice.fields;
    Reply sent = agent.form(server, page + "/" + choice.action, fields, session);
    if (sent.status() == 303 && agent.get(server, page, session).text().contains(DONE)) {
      ledger.decided(new MaintainerDecision(item, choice.resolution, about));
    }
  }

  /** The submission that is held, or the path that is proposed. */
  private String about(URI server, JsonNode chosen, String item) throws IOException {
    JsonNode held =
        agent.get(server, QUEUE + "/" + item, bearer).json().at("/details/document/concern_id");
    return held.asString(chosen.path("target_id").asString(""));
  }

  /** A page of the desk, after logging in where nobody is. */
  private Reply open(URI server, String page) throws IOException {
    Reply shown = agent.get(server, page, session);
    if (shown.status() != 303) {
      return shown;
    }
    Reply entered = agent.form(server, "/desk/login", "token=" + token, Map.of());
    Matcher cookie = COOKIE.matcher(entered.header("Set-Cookie"));
    if (cookie.find()) {
      session = Map.of("Cookie", cookie.group(1));
    }
    return agent.get(server, page, session);
  }
}

package be.becivic.server.offline;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.Running;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A visitor at the desk of a server on which texts are held. */
abstract class OperatorDeskCase {
  static final Map<String, String> SURE = Map.of("confirm", "yes");
  static final String NAME = "Vandenberghe";
  static final Pattern FIRST_HELD = Pattern.compile("/desk/review/(\\d+)\"");
  @TempDir static Path folder;
  static Running server;
  static DeskVisitor visitor;

  @BeforeAll
  static void start() {
    server =
        Running.in(
            folder,
            "operator.token=" + DeskVisitor.TOKEN,
            "staging.window=PT0.001S",
            "jobs.commit.every=PT1H");
    visitor = DeskVisitor.in(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Hands in a report that is held, and finds its page. */
  static String held(String body) {
    send(
        "concerns",
        "con",
        "'target_type': 'skill', 'target_id': 'change-of-address', 'context': {'language_used':"
            + " 'en', 'country': 'be'}, 'content': {'scope': 'general', 'evidence_date':"
            + " '2026-11-10', 'evidence_source': 'customer-report', 'body': \""
            + body.replace("\"", "\\\"")
            + "\"}");
    String queue = visitor.get("/desk").body();
    Matcher found = FIRST_HELD.matcher(queue.substring(queue.indexOf("id=\"ner_hold\"")));
    String last = "";
    while (found.find()) {
      last = "/desk/review/" + found.group(1);
    }
    return last;
  }

  static void send(String collection, String prefix, String members) {
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    String type =
        switch (prefix) {
          case "con" -> "concern";
          case "val" -> "validation";
          default -> "feedback";
        };
    String json =
        "{'schema_version': %d, '%s_id': '%s_%s', 'submitted_at': '%s',"
                .formatted(type.equals("feedback") ? 1 : 4, type, prefix, uuid(now), now)
            + " 'submitting_agent': 'test/1', 'submission_contract_version': '2.1.0',"
            + " 'declared_capabilities': ['multi_turn', 'structured_output', 'web_fetch',"
            + " 'tool_execution'], ";
    String body = json.replace('\'', '"') + quoted(members) + "}";
    assertThat(server.post("/api/" + collection, body).statusCode()).as(body).isEqualTo(201);
    visitor.post("/desk/jobs/commit", Map.of());
  }

  /** Turns the quotes of the members' frame, not those of the text in it. */
  static String quoted(String members) {
    int text = members.indexOf('"');
    return text < 0
        ? members.replace('\'', '"')
        : members.substring(0, text).replace('\'', '"') + members.substring(text);
  }

  static String uuid(Instant now) {
    String random = UUID.randomUUID().toString();
    String time = "%012x".formatted(now.toEpochMilli());
    return time.substring(0, 8) + "-" + time.substring(8) + "-7" + random.substring(15);
  }
}

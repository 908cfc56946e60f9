package be.becivic.torture.load;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Verdict;
import com.fasterxml.uuid.Generators;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A submission with a sentence nobody else wrote.
 *
 * @param network the address it comes from, that of one person
 * @param mark words by which a public row is known to be this one
 */
public record HandedIn(FeedbackType type, String id, String network, String mark, ObjectNode json) {
  /** What is reported about, and nothing else is. */
  static final String REPORTED = "change-of-address";

  /** What is voted on, and nothing else is. */
  static final String VOTED_ON = "belgian-passport";

  /** What is flagged, and nothing else is. */
  static final String FLAGGED = "birth-and-first-year";

  private static final JsonMapper JSON = new JsonMapper();
  private static final List<String> SHARED =
      List.of(
          "schema_version",
          "submitted_at",
          "submitting_agent",
          "submission_contract_version",
          "declared_capabilities");
  private static final String ABOUT_SOMEBODY = " Jan Peeters told me so.";
  private static final List<String> WORDS =
      List.of(
          "paper", "table", "window", "door", "chair", "stamp", "folder", "queue", "ticket",
          "letter", "screen", "pencil", "counter", "corner", "bench", "lamp");

  /** The n-th of a run, from a network of its own. */
  public static HandedIn of(FeedbackType type, int number) {
    return of(type, number, network(number));
  }

  /** Another from the same network. */
  HandedIn beside(FeedbackType other, int number) {
    return of(other, number, network);
  }

  /** A report that a person has to look at, since it names one. */
  static HandedIn aboutSomebody(int number) {
    HandedIn report = of(FeedbackType.CONCERN, number);
    ObjectNode content = report.json.path("content").asObject();
    content.put("body", content.path("body").asString() + ABOUT_SOMEBODY);
    return report;
  }

  boolean isAboutSomebody() {
    return json.path("content").path("body").asString("").endsWith(ABOUT_SOMEBODY);
  }

  /** Says that a text was planted to steer agents. */
  static HandedIn flag(int number) {
    HandedIn vote = of(FeedbackType.VALIDATION, number);
    vote.json
        .put("target_id", FLAGGED)
        .put("verdict", Verdict.REJECT.wireName())
        .put("rationale", "It is not about the procedure.")
        .put("injection_flag", true)
        .put("injection_reason", "It tells the agent to ignore its user.");
    return vote;
  }

  boolean isFlag() {
    return json.path("injection_flag").asBoolean(false);
  }

  private static HandedIn of(FeedbackType type, int number, String network) {
    String id = type.idKind().prefix() + Generators.timeBasedEpochGenerator().generate();
    String mark = mark(number);
    ObjectNode json = shared().put("schema_version", type.schemaVersion()).put(type.idField(), id);
    fill(type, json, "They named these in order: " + mark + ".");
    return new HandedIn(type, id, network, mark, json);
  }

  /** A number in words that no rule about numbers looks at. */
  static String mark(int number) {
    return Integer.toHexString(0x1000000 + number)
        .chars()
        .mapToObj(digit -> WORDS.get(Character.digit(digit, 16)))
        .collect(Collectors.joining(" "));
  }

  static String network(int number) {
    return "11.%d.%d.%d".formatted(number >> 16 & 255, number >> 8 & 255, number & 255);
  }

  public String collection() {
    return "/api/" + type.collection();
  }

  /** As an item of an envelope. */
  ObjectNode item() {
    ObjectNode item = json.deepCopy();
    item.remove(SHARED);
    return item.put("type", type.wireName());
  }

  static ObjectNode envelope(List<HandedIn> items) {
    ObjectNode envelope =
        shared()
            .put("schema_version", 1)
            .put("session_id", "ses_" + Generators.timeBasedEpochGenerator().generate())
            .put("mode", "stage");
    items.forEach(item -> envelope.withArray("items").add(item.item()));
    return envelope;
  }

  static ObjectNode shared() {
    ObjectNode json =
        JSON.createObjectNode()
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "torture/1.0")
            .put("submission_contract_version", "2.1.0");
    List.of("multi_turn", "structured_output", "web_fetch", "tool_execution", "file_read")
        .forEach(json.withArray("declared_capabilities")::add);
    return json;
  }

  private static void fill(FeedbackType type, ObjectNode json, String sentence) {
    switch (type) {
      case CONCERN -> {
        json.put("target_type", "skill").put("target_id", REPORTED);
        json.putObject("context").put("language_used", "en").put("country", "be");
        json.putObject("content")
            .put("scope", "general")
            .put("body", sentence)
            .put("evidence_date", LocalDate.now(ZoneOffset.UTC).minusDays(2).toString())
            .put("evidence_source", "customer-report");
      }
      case VALIDATION ->
          json.put("target_type", "skill")
              .put("target_id", VOTED_ON)
              .put("verdict", Verdict.CONFIRM.wireName());
      case FEEDBACK -> json.put("topic", "suggestion").put("body", sentence);
      case RATING ->
          json.put("target_type", "skill")
              .put("target_id", REPORTED)
              .put("skill_quality_stars", 4)
              .put("would_be_5_stars", sentence);
      case AMENDMENT, DRAFT, ANALYTICS ->
          throw new IllegalArgumentException(type + " is not handed in here");
    }
  }
}

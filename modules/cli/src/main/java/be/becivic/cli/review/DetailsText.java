package be.becivic.cli.review;

import static be.becivic.cli.review.ReviewText.text;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What there is to see of an item, in words. */
final class DetailsText {
  private DetailsText() {}

  static String of(JsonNode details) {
    return switch (text(details, "type")) {
      case "held" -> held(details);
      case "proposed" -> proposed(details);
      case "voted" -> voted(details);
      case "message" -> message(details);
      default -> "There is no more to see.";
    };
  }

  private static String held(JsonNode details) {
    JsonNode document = details.path("document");
    List<String> lines = new ArrayList<>();
    lines.add("The text, with what was marked between >> and <<:");
    lines.add(MarkedText.highlight(document, details.path("marks")).toPrettyString());
    details
        .path("marks")
        .forEach(
            mark ->
                lines.add(
                    "Marked: %s (%s)".formatted(text(mark, "pointer"), text(mark, "reason"))));
    details.path("strange_links").forEach(link -> lines.add("Not allowed: " + link.asString()));
    if (details.path("contacts").asInt(0) > 0) {
      lines.add("Contact points that are not official: " + details.path("contacts").asInt());
    }
    return String.join("\n", lines);
  }

  static String proposed(JsonNode details) {
    JsonNode change = details.path("change");
    List<String> lines = new ArrayList<>();
    lines.add(
        "Change %s: %s, %s"
            .formatted(text(change, "key"), text(change, "kind"), text(change, "state")));
    lines.add(
        switch (text(details, "verdict")) {
          case "fits" -> "It passes every check on main as it is now.";
          case "suspicious" ->
              "It passes the checks, but look at its text: " + details.path("files");
          case "fails" -> "It does not pass the checks:";
          case "conflict" -> "It does not fit main any more.";
          default -> "It is settled.";
        });
    details.path("findings").forEach(finding -> lines.add("  " + finding.asString()));
    lines.add("");
    lines.add(text(details, "diff"));
    return String.join("\n", lines).stripTrailing();
  }

  private static String voted(JsonNode details) {
    JsonNode counts = details.path("counts");
    List<String> lines = new ArrayList<>();
    lines.add("Status: " + text(details, "status"));
    lines.add(
        "Votes: %d confirm, %d reject, %d flag an injection, from %d networks"
            .formatted(
                counts.path("confirms").asInt(),
                counts.path("rejects").asInt(),
                counts.path("injection_flags").asInt(),
                counts.path("distinct").asInt()));
    details
        .path("flags")
        .forEach(
            flag -> {
              lines.add(
                  "Flagged " + text(flag, "applied_at") + " by " + text(flag, "submitting_agent"));
              lines.add("  reason: " + text(flag, "injection_reason"));
              lines.add("  rationale: " + text(flag, "rationale"));
            });
    if (details.has("commit")) {
      lines.add("Commit: " + text(details, "commit"));
    }
    String difference = text(details, "difference");
    if (details.has("text")) {
      lines.add("");
      lines.add(difference.isEmpty() ? text(details, "text") : difference);
    }
    return String.join("\n", lines);
  }

  private static String message(JsonNode details) {
    return "Topic: %s\nAbout: %s\n\n%s\n"
        .formatted(text(details, "topic"), text(details, "pointer"), text(details, "body"));
  }
}

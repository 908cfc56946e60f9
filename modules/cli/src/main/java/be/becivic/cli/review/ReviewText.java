package be.becivic.cli.review;

import be.becivic.protocol.feedback.TargetMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The queue in words. */
final class ReviewText {
  private ReviewText() {}

  static String list(JsonNode answer) {
    JsonNode items = answer.path("items");
    if (items.isEmpty()) {
      return "Nothing waits.";
    }
    String lines = items.valueStream().map(ReviewText::line).collect(Collectors.joining("\n"));
    return lines + "\n\nLook at one with: becivic review show ITEM";
  }

  private static String line(JsonNode item) {
    return "%-10s %-31s %-44s %s"
        .formatted(
            text(item, "item"),
            text(item, "resolution").isEmpty()
                ? text(item, "kind")
                : text(item, "kind") + ": " + text(item, "resolution"),
            about(item),
            text(item, "note"));
  }

  private static String about(JsonNode json) {
    return json.has(TargetMembers.ID)
        ? text(json, TargetMembers.TYPE) + " " + text(json, TargetMembers.ID)
        : "-";
  }

  static String show(JsonNode item) {
    List<String> lines = new ArrayList<>();
    lines.add("Review %s: %s".formatted(text(item, "item"), text(item, "kind")));
    lines.add(
        item.has("resolution")
            ? "Settled %s: %s".formatted(text(item, "resolved_at"), text(item, "resolution"))
            : "Open since " + text(item, "opened_at"));
    lines.add("About: " + about(item));
    lines.add("Note: " + text(item, "note"));
    if (item.has("hold")) {
      JsonNode hold = item.path("hold");
      lines.add("Held (%s): %s".formatted(text(hold, "kind"), text(hold, "mend")));
    }
    lines.add("");
    lines.add(DetailsText.of(item.path("details")));
    item.path("log")
        .forEach(
            row ->
                lines.add(
                    "Log: %s %s %s"
                        .formatted(
                            text(row, "decided_at"), text(row, "rule"), row.path("inputs"))));
    if (!item.has("resolution")) {
      lines.add("");
      lines.add("What you can do:");
      choices(item).forEach(choice -> lines.add("  becivic review " + choice));
    }
    return String.join("\n", lines);
  }

  private static List<String> choices(JsonNode item) {
    String id = text(item, "item");
    return switch (text(item, "class")) {
      case "ner_hold" ->
          List.of(
              "release %s               all is well with it: let it through as it is".formatted(id),
              "edit %s --redact         let it through without what is marked".formatted(id),
              "edit %s --patch FILE     let it through as a JSON merge patch makes it"
                  .formatted(id),
              "discard %s               destroy it".formatted(id));
      case "draft" ->
          List.of(
              "merge %s                 bring it to main".formatted(id),
              "close %s                 decide against it".formatted(id));
      case "injection_flag" ->
          text(item, "kind").equals("injection_flag")
              ? List.of(
                  "judge %s upheld          it is an injection: keep it down".formatted(id),
                  "judge %s dismissed       a false alarm: put it back".formatted(id))
              : List.of(
                  "close %s                 nothing to do".formatted(id),
                  "deprecate %s             retire it".formatted(about(item)),
                  "quarantine %s --reason … take it down".formatted(about(item)));
      case "upkeep" -> List.of("close %s                 it is taken care of".formatted(id));
      case "feedback" ->
          List.of(
              "triage %s         you have seen it".formatted(id),
              "retract %s        destroy it".formatted(id));
      default ->
          List.of(
              "merge %s                 approve it".formatted(id),
              "close %s                 decide against it".formatted(id));
    };
  }

  static String done(JsonNode answer) {
    if (answer.has("did")) {
      return text(answer, "did")
          + "\nIt is in the decision log as "
          + text(answer, "logged_as")
          + ".";
    }
    if (answer.has("commit")) {
      return "It is on main, as commit " + text(answer, "commit") + ".";
    }
    return answer.has("item")
        ? "Review " + text(answer, "item") + " is open."
        : switch (text(answer, "state")) {
          case "unchanged" -> "Main says the same already.";
          default -> "It is up and waits for the forge.";
        };
  }

  static String problem(JsonNode problem) {
    List<String> lines = new ArrayList<>();
    lines.add("becivic: " + text(problem, "title"));
    for (String member : List.of("schema_pointer", "missing", "keyword", "why")) {
      if (problem.has(member)) {
        lines.add("  " + member.replace('_', ' ') + ": " + text(problem, member));
      }
    }
    problem.path("findings").forEach(finding -> lines.add("  " + finding.asString()));
    if (text(problem, "state").equals("held")) {
      lines.add("  Somebody may be named, or a link or address is not official. Look at:");
      problem.path("files").forEach(file -> lines.add("    " + file.asString()));
      lines.add("  If all is well there, say it again with --reviewed.");
    }
    return String.join("\n", lines);
  }

  static String text(JsonNode json, String name) {
    return json.path(name).asString("");
  }
}

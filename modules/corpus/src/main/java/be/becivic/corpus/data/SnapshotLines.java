package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The rows of {@code data-snapshot/}, and what of them people wrote. */
public final class SnapshotLines {
  private static final String FOLDER = "data-snapshot/";

  /** What the system itself writes. A member that is not listed counts as somebody's words. */
  private static final Set<String> SYSTEM_MEMBERS =
      Set.of(
          "uid",
          "name",
          "skill",
          "revision",
          "value_type",
          "status",
          "committed_at",
          "superseded_at",
          "settled_at",
          "decided_at",
          "checked_at",
          "first_vote_at",
          "last_vote_at",
          "applied_on",
          "cohort",
          "cohort_anchor",
          "cohort_started_at",
          "target_type",
          "target_id",
          "amended_by",
          "state",
          "seq",
          "rule",
          "from",
          "to",
          "inputs",
          "hash",
          "kind",
          "reason",
          "review",
          "last_review",
          "flag_review",
          "opened_at",
          "last");

  private SnapshotLines() {}

  public static boolean isSnapshot(String path) {
    return path.startsWith(FOLDER) && path.endsWith(".jsonl");
  }

  /** Whether people wrote this member of a row. */
  public static boolean isSubmitted(String member) {
    return !SYSTEM_MEMBERS.contains(member);
  }

  /** Every text and number that people wrote in the rows of a file. */
  public static List<String> submittedTexts(String file) {
    List<String> texts = new ArrayList<>();
    file.lines().forEach(line -> collectRow(line, texts));
    return texts;
  }

  /** Every text and number in a value. */
  public static List<String> textsIn(JsonNode value) {
    List<String> texts = new ArrayList<>();
    collect(value, texts);
    return texts;
  }

  private static void collectRow(String line, List<String> texts) {
    JsonNode row = JsonDocument.parse(line).json();
    if (!row.isObject()) {
      texts.add(line);
    }
    for (Map.Entry<String, JsonNode> member : row.properties()) {
      if (isSubmitted(member.getKey())) {
        collect(member.getValue(), texts);
      }
    }
  }

  private static void collect(JsonNode node, List<String> texts) {
    if (node.isString()) {
      texts.add(node.stringValue());
    } else if (node.isNumber()) {
      texts.add(node.toString());
    }
    node.forEach(child -> collect(child, texts));
  }
}

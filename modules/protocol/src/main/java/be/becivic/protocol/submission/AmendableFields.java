package be.becivic.protocol.submission;

import static be.becivic.protocol.submission.AmendableFields.Passage.AFTER_REVIEW;
import static be.becivic.protocol.submission.AmendableFields.Passage.AT_ONCE;

import be.becivic.protocol.feedback.TargetType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a stranger's amendment may change: a closed list, so that a field nobody thought of is
 * closed. Text that agents read before they decide what to open waits for a maintainer.
 */
public final class AmendableFields {

  /** What happens to a change of a field. */
  public enum Passage {
    AT_ONCE,
    AFTER_REVIEW
  }

  private static final Map<String, Passage> OF_SKILLS =
      table(
          List.of("title", "summary"),
          List.of(
              "applies_to",
              "authority_id",
              "inputs",
              "outputs",
              "prerequisites",
              "profile_requirements",
              "recurring",
              "regional_variation",
              "related",
              "requires",
              "requires_capabilities",
              "requires_paths",
              "tags",
              "topic",
              "user_context_needed"));

  /** Whom a path is for is a sentence too; its sources are targets of their own. */
  private static final Map<String, Passage> OF_PATHS =
      table(
          List.of("applies_to", "description", "title"),
          List.of("authority_id", "outputs", "purpose", "related_skills", "themes"));

  private static final Map<String, Passage> OF_SOURCES =
      table(
          List.of(),
          List.of(
              "actor",
              "audience",
              "audited_document_delivery",
              "auth",
              "fallback_only",
              "notes",
              "preferred_auth_provider",
              "priority",
              "procedure",
              "source_class",
              "validation_path"));

  private static final Map<String, Passage> OF_REFERENCES =
      table(List.of("title"), List.of("archived_url", "url"));

  private AmendableFields() {}

  private static Map<String, Passage> table(List<String> afterReview, List<String> atOnce) {
    Map<String, Passage> table = new TreeMap<>();
    afterReview.forEach(field -> table.put(field, AFTER_REVIEW));
    atOnce.forEach(field -> table.put(field, AT_ONCE));
    return table;
  }

  /** The fields that are open, in alphabetical order. */
  public static List<String> list(TargetType type) {
    return List.copyOf(of(type).keySet());
  }

  public static boolean isOpen(TargetType type, FieldChange change) {
    return of(type).containsKey(change.root());
  }

  /** Whether a maintainer has to see it before anything comes of it. */
  public static boolean waits(Edit edit) {
    Map<String, Passage> table = of(edit.target().type());
    return touched(edit).stream().anyMatch(field -> table.get(field) == AFTER_REVIEW);
  }

  private static Map<String, Passage> of(TargetType type) {
    return switch (type) {
      case SKILL -> OF_SKILLS;
      case PATH -> OF_PATHS;
      case PATH_SOURCE -> OF_SOURCES;
      case REFERENCE -> OF_REFERENCES;
      case VOLATILE_VALUE, SKILL_GRAPH, OBSERVATION, AGENT_PROTOCOL, SESSION -> Map.of();
    };
  }

  private static List<String> touched(Edit edit) {
    return switch (edit) {
      case Edit.SkillField(_, FieldChange change) -> List.of(change.root());
      case Edit.PathField(_, FieldChange change) -> List.of(change.root());
      case Edit.SourceField(_, FieldChange change) -> List.of(change.root());
      case Edit.ReferenceCorrection correction -> touched(correction);
      case Edit.SkillDiff _, Edit.NewSource _, Edit.ValueCorrection _ -> List.of();
    };
  }

  private static List<String> touched(Edit.ReferenceCorrection correction) {
    List<String> fields = new ArrayList<>();
    correction.title().ifPresent(_ -> fields.add("title"));
    correction.url().ifPresent(_ -> fields.add("url"));
    correction.archivedUrl().ifPresent(_ -> fields.add("archived_url"));
    return fields;
  }
}

package be.becivic.intake.internal.screening;

import be.becivic.intake.internal.reading.Parsed;
import be.becivic.intake.internal.reading.SubmissionDocument;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.FieldChange;
import be.becivic.protocol.submission.Submission;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A submission that changes the corpus, in parts: each a document of its own in which everything
 * has the place it had.
 *
 * @param content what would be written
 * @param edit an edited value under the name of its field, since some rules go by field
 * @param notes what would be published beside it
 */
record CorpusParts(
    ObjectNode rest, ObjectNode content, Optional<JsonNode> edit, Optional<ObjectNode> notes) {
  static final String EDITED_VALUE = "/content/frontmatter_change/proposed_value";

  static boolean areIn(Submission submission) {
    return submission.becomesContent() || submission.findProvenance().isPresent();
  }

  static CorpusParts of(Parsed parsed) {
    SubmissionDocument document = parsed.document();
    boolean becomesContent = parsed.submission().becomesContent();
    return new CorpusParts(
        becomesContent ? document.withoutNotesAndContent() : document.withoutNotes(),
        becomesContent ? document.content() : JsonNodeFactory.instance.objectNode(),
        fieldChange(parsed.submission()).map(CorpusParts::nest),
        parsed.submission().findProvenance().map(_ -> document.notes()));
  }

  private static Optional<FieldChange> fieldChange(Submission submission) {
    return submission instanceof Submission.Amendment amendment
        ? switch (amendment.edit()) {
          case Edit.SkillField(SkillId _, FieldChange change) -> Optional.of(change);
          case Edit.PathField(PathId _, FieldChange change) -> Optional.of(change);
          case Edit.SourceField(PathSourceId _, FieldChange change) -> Optional.of(change);
          case Edit.SkillDiff _,
              Edit.NewSource _,
              Edit.ValueCorrection _,
              Edit.ReferenceCorrection _ ->
              Optional.empty();
        }
        : Optional.empty();
  }

  /** The value where its field would have it; positions in a list do not count as names. */
  private static JsonNode nest(FieldChange change) {
    JsonNode nested = change.value();
    for (String name : List.of(change.path().split("\\.")).reversed()) {
      if (!name.chars().allMatch(Character::isDigit)) {
        nested = JsonNodeFactory.instance.objectNode().set(name, nested);
      }
    }
    return nested;
  }
}

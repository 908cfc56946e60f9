package be.becivic.intake;

import be.becivic.protocol.feedback.FeedbackType;
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
    JsonNode rest, JsonNode content, Optional<JsonNode> edit, Optional<JsonNode> notes) {
  static final String EDITED_VALUE = "/content/frontmatter_change/proposed_value";

  private static final String CONTENT = "content";
  private static final String NOTES = "provenance";

  static boolean isIn(Submission submission) {
    return submission.type() == FeedbackType.DRAFT
        || submission.type() == FeedbackType.AMENDMENT
            && switch (submission.text("target_type").orElse("")) {
              case "skill", "path", "path_source" -> true;
              case String _ -> submission.document().path(NOTES).isObject();
            };
  }

  static CorpusParts of(Submission submission) {
    JsonNode document = submission.document();
    ObjectNode rest = object().setAll((ObjectNode) document);
    rest.remove(List.of(CONTENT, NOTES));
    return new CorpusParts(
        rest,
        object().set(CONTENT, document.get(CONTENT)),
        edit(document.path(CONTENT).path("frontmatter_change")),
        document
            .optional(NOTES)
            .filter(JsonNode::isObject)
            .map(notes -> object().set(NOTES, notes)));
  }

  private static Optional<JsonNode> edit(JsonNode change) {
    Optional<String> path = change.path("field_path").stringValueOpt();
    return path.flatMap(_ -> change.optional("proposed_value"))
        .map(value -> nest(List.of(path.orElseThrow().split("\\.")), value));
  }

  /** Positions in a list do not count as names. */
  private static JsonNode nest(List<String> names, JsonNode value) {
    JsonNode nested = value;
    for (String name : names.reversed()) {
      if (!name.chars().allMatch(Character::isDigit)) {
        nested = object().set(name, nested);
      }
    }
    return nested;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}

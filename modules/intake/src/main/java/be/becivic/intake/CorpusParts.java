package be.becivic.intake;

import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    return writesCorpus(submission) || submission.document().path(NOTES).isObject();
  }

  /** Values and references are rows, so what is said of them is held to all rules. */
  private static boolean writesCorpus(Submission submission) {
    return switch (submission.type()) {
      case DRAFT -> true;
      case AMENDMENT ->
          submission
              .text("target_type")
              .filter(Set.of("skill", "path", "path_source")::contains)
              .isPresent();
      case CONCERN, VALIDATION, FEEDBACK, RATING, ANALYTICS -> false;
    };
  }

  static CorpusParts of(Submission submission) {
    JsonNode document = submission.document();
    ObjectNode rest = object().setAll((ObjectNode) document);
    ObjectNode content = object();
    rest.remove(NOTES);
    if (writesCorpus(submission)) {
      content.set(CONTENT, rest.remove(CONTENT));
    }
    return new CorpusParts(
        rest,
        content,
        edit(content.path(CONTENT).path("frontmatter_change")),
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

package be.becivic.library.proposal;

import be.becivic.corpus.json.JsonFields;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** One field, in dot notation, and the value it should have. */
record FieldChange(String path, JsonNode value) {
  private static final Set<String> SYSTEM =
      Set.of(
          "id",
          "uid",
          "schema_version",
          "version",
          "version_pin",
          "status",
          "origin",
          "superseded_by",
          "previous_stable_sha",
          "post_handoff_observed");

  static FieldChange of(JsonFields content) {
    JsonFields change = new JsonFields(content.object().path("frontmatter_change"));
    return new FieldChange(
        change.text("field_path").orElse(""), change.object().path("proposed_value"));
  }

  private String first() {
    int dot = path.indexOf('.');
    return dot < 0 ? path : path.substring(0, dot);
  }

  /** Whether the system or a maintainer sets the field, so that no amendment may. */
  boolean isClosed() {
    return path.isEmpty() || SYSTEM.contains(first());
  }

  boolean isWithin(String field) {
    return first().equals(field);
  }

  /** The category it sets, if it sets one. */
  Optional<String> category() {
    return path.equals("category") ? value.stringValueOpt() : Optional.empty();
  }

  /** Whether it would turn something into one of our own meta skills, which nobody can amend. */
  boolean makesMeta() {
    return category().filter("meta"::equals).isPresent();
  }
}

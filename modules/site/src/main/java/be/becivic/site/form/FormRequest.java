package be.becivic.site.form;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What a form is asked for with. It never prints itself: what is filled in already tells of a
 * person.
 */
record FormRequest(
    Optional<String> skill, Optional<String> locale, KnownAnswers filled, boolean isFlat) {
  private static final List<String> TEXTS = List.of("skill_id", "app", "locale", "mode");
  private static final int LONGEST = 120;
  private static final String PRE_SELECTED = "pre_selected";

  static Outcome<FormRequest> parse(JsonNode request) {
    if (!request.isObject()) {
      return Outcome.refused(Rejection.schema("", "type"));
    }
    for (String name : TEXTS) {
      Optional<JsonNode> given = find(request, name);
      if (given.filter(value -> !value.isString()).isPresent()) {
        return Outcome.refused(Rejection.schema("/" + name, "type"));
      }
      if (given.filter(value -> value.stringValue().length() > LONGEST).isPresent()) {
        return Outcome.refused(Rejection.schema("/" + name, "maxLength"));
      }
    }
    Optional<JsonNode> filled = find(request, PRE_SELECTED);
    if (filled.filter(value -> !value.isObject()).isPresent()) {
      return Outcome.refused(Rejection.schema("/" + PRE_SELECTED, "type"));
    }
    return Outcome.ok(
        new FormRequest(
            text(request, "skill_id"),
            text(request, "locale"),
            new KnownAnswers(filled),
            request.path("flat").asBoolean(false)));
  }

  private static Optional<String> text(JsonNode request, String name) {
    return find(request, name).map(JsonNode::stringValue).filter(text -> !text.isBlank());
  }

  private static Optional<JsonNode> find(JsonNode request, String name) {
    return request.optional(name).filter(value -> !value.isNull());
  }

  @Override
  public String toString() {
    return "FormRequest";
  }
}

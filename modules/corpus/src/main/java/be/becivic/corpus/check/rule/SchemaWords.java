package be.becivic.corpus.check.rule;

import be.becivic.protocol.schema.SchemaViolation;

/** Says in words what a schema refused. */
public final class SchemaWords {
  private SchemaWords() {}

  public static String message(SchemaViolation violation) {
    String where = violation.pointer().isEmpty() ? "the top level" : violation.pointer();
    if (violation.missing().isPresent()) {
      return "'%s' is missing at %s.".formatted(violation.missing().get(), where);
    }
    return switch (violation.keyword()) {
      case "additionalProperties", "unevaluatedProperties", "propertyNames" ->
          "There is a field at %s that does not belong there.".formatted(where);
      case "enum", "const" ->
          "The value at %s is not one of those allowed: %s."
              .formatted(where, String.join(", ", violation.allowed()));
      case "type" -> "The value at %s has the wrong type.".formatted(where);
      case "pattern", "format" -> "The value at %s does not have the right form.".formatted(where);
      case "maxLength", "maxItems", "maxProperties", "maximum" ->
          "The value at %s is too large.".formatted(where);
      case "minLength", "minItems", "minProperties", "minimum" ->
          "The value at %s is too small.".formatted(where);
      case "contains" -> "The list at %s lacks a required item.".formatted(where);
      case "uniqueItems" -> "The list at %s repeats an item.".formatted(where);
      case String other -> "The value at %s breaks the schema (%s).".formatted(where, other);
    };
  }
}

package be.becivic.library.cross;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import java.util.Optional;
import java.util.Set;

/** Says whether it is the field or its value that a schema refused (§6.2.2). */
final class FieldVerdict {
  static final String FIELD = "/content/frontmatter_change/field_path";
  static final String VALUE = "/content/frontmatter_change/proposed_value";
  private static final Set<String> UNKNOWN_FIELD =
      Set.of("additionalProperties", "propertyNames", "maxProperties");

  private FieldVerdict() {}

  /**
   * Turns what is wrong with a whole artefact into what is wrong with the change.
   *
   * @param base the pointer to the artefact, or the part of it, that the field path starts from
   */
  static Rejection of(Rejection whole, JsonFields content, String base) {
    String field =
        base
            + "/"
            + content
                .object()
                .path("frontmatter_change")
                .path("field_path")
                .asString("")
                .replace('.', '/');
    boolean isInside = whole.pointer().filter(at -> at.startsWith(field + "/")).isPresent();
    boolean isUnknown = whole.keyword().filter(UNKNOWN_FIELD::contains).isPresent();
    if (isUnknown && !isInside) {
      return Rejection.at(ErrorCategory.CROSS_REF_FAIL, FIELD);
    }
    return new Rejection(
        ErrorCategory.SCHEMA_FAIL,
        Optional.of(VALUE),
        whole.keyword(),
        whole.missing(),
        Optional.empty());
  }
}

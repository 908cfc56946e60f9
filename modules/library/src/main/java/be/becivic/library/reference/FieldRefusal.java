package be.becivic.library.reference;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.submission.FieldChange;
import java.util.Optional;
import java.util.Set;

/** Says whether it is the field or its value that a schema refused (§6.2.2). */
final class FieldRefusal {
  static final String FIELD = "/content/frontmatter_change/field_path";
  static final String VALUE = "/content/frontmatter_change/proposed_value";
  private static final Set<String> UNKNOWN_FIELD =
      Set.of("additionalProperties", "propertyNames", "maxProperties");

  private FieldRefusal() {}

  /**
   * Turns what is wrong with a whole artefact into what is wrong with the change.
   *
   * @param base the pointer to the artefact, or the part of it, that the field path starts from
   */
  static Rejection of(Rejection whole, FieldChange change, String base) {
    return isUnknown(whole, base + "/" + change.path().replace('.', '/'))
        ? Rejection.at(ErrorCategory.CROSS_REF_FAIL, FIELD)
        : at(VALUE, whole);
  }

  /** The same refusal at another place, since the place it names is not in the submission. */
  static Rejection at(String pointer, Rejection whole) {
    return new Rejection(
        ErrorCategory.SCHEMA_FAIL,
        Optional.of(pointer),
        whole.keyword(),
        whole.missing(),
        Optional.empty(),
        Optional.empty(),
        whole.allowedThere(),
        Optional.empty());
  }

  /** A field is unknown when a name on its way is, or when its way leads through no object. */
  private static boolean isUnknown(Rejection whole, String field) {
    String at = whole.pointer().orElse("");
    String keyword = whole.keyword().orElse("");
    return UNKNOWN_FIELD.contains(keyword)
        ? !at.startsWith(field + "/")
        : keyword.equals("type") && field.startsWith(at + "/");
  }
}

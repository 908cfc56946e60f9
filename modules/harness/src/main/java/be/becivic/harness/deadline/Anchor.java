package be.becivic.harness.deadline;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The day a deadline is counted from. */
public sealed interface Anchor {
  /** The fields of a document that are days. */
  Set<String> FIELDS = Set.of("validity_start", "validity_end", "deadline_date");

  /** A day the person agreed to have kept. */
  record Day(LocalDate day) implements Anchor {}

  /** A field of a document's note: the day follows when a new document replaces it. */
  record OfDocument(String document, String field) implements Anchor {}

  static Optional<Anchor> parse(JsonNode json) {
    if (json.has("document")) {
      String field = json.path("field").stringValue("");
      return FIELDS.contains(field)
          ? Optional.of(new OfDocument(json.path("document").stringValue(""), field))
          : Optional.empty();
    }
    return day(json.path("date").stringValue("")).map(Day::new);
  }

  default void addTo(ObjectNode json) {
    switch (this) {
      case Day(LocalDate day) -> json.put("date", day.toString());
      case OfDocument(String document, String field) ->
          json.put("document", document).put("field", field);
    }
  }

  static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}

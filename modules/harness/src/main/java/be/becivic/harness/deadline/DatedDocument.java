package be.becivic.harness.deadline;

import be.becivic.harness.state.Note;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A document of the person's, by the days on it.
 *
 * @param name what the person calls it: its permit type, or what kind of document it is
 */
record DatedDocument(String id, String category, String name, Map<String, LocalDate> days) {
  /** How a day is known that stands on the document itself. */
  static final String STATED = "as the document says";

  private static final String START = "validity_start";
  private static final String END = "validity_end";

  static DatedDocument of(Note note) {
    Map<String, LocalDate> days = new LinkedHashMap<>();
    JsonNode fields = note.members().get("fields");
    String type = "";
    if (fields != null) {
      type = fields.path("permit_type").stringValue("");
      for (Map.Entry<String, JsonNode> each : fields.properties()) {
        if (Anchor.FIELDS.contains(each.getKey())) {
          Anchor.day(each.getValue().stringValue(""))
              .ifPresent(day -> days.put(each.getKey(), day));
        }
      }
    }
    String category = note.text("source_category");
    return new DatedDocument(
        note.text("name"), category, type.isEmpty() ? category.replace('-', ' ') : type, days);
  }

  /** The days on which it ends, or something it asks for does. */
  List<DueDay> listEnds() {
    return days.entrySet().stream()
        .filter(each -> !each.getKey().equals(START))
        .map(each -> end(each.getKey(), each.getValue()))
        .toList();
  }

  private DueDay end(String field, LocalDate day) {
    return new DueDay(
        id + "-" + field.replace('_', '-'),
        field.equals(END) ? name : "the term set by your " + name,
        DeadlineKind.ENDS,
        day,
        Optional.of(id),
        STATED);
  }
}

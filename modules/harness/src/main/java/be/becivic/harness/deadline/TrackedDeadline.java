package be.becivic.harness.deadline;

import be.becivic.protocol.text.WireNamed;
import java.time.LocalDate;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A deadline as it is kept: how its day is found, not the day.
 *
 * @param title what opens or ends, such as "renewal"
 * @param offset how far the day is from the anchor; none where the anchor is the day
 */
public record TrackedDeadline(
    String id, String title, DeadlineKind kind, Anchor anchor, Optional<Offset> offset) {

  /** Where a deadline's days lie. */
  public enum Direction implements WireNamed {
    BEFORE,
    AFTER
  }

  /**
   * A term of a procedure, before or after the anchor.
   *
   * @param uid the published value the term was taken from
   */
  public record Offset(Term term, Direction direction, String uid) {
    LocalDate from(LocalDate day) {
      return switch (direction) {
        case BEFORE -> term.before(day);
        case AFTER -> term.after(day);
      };
    }
  }

  public LocalDate day(LocalDate anchorDay) {
    return offset.map(each -> each.from(anchorDay)).orElse(anchorDay);
  }

  public ObjectNode json() {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("id", id)
            .put("title", title)
            .put("kind", kind.wireName());
    anchor.addTo(json);
    offset.ifPresent(
        each ->
            json.put("term", each.term().text())
                .put("direction", each.direction().wireName())
                .put("uid", each.uid()));
    return json;
  }

  public static Optional<TrackedDeadline> parse(JsonNode json) {
    Optional<DeadlineKind> kind = DeadlineKind.parse(json.path("kind").stringValue(""));
    Optional<Anchor> anchor = Anchor.parse(json);
    String id = json.path("id").stringValue("");
    if (kind.isEmpty() || anchor.isEmpty() || id.isEmpty()) {
      return Optional.empty();
    }
    Direction direction =
        json.path("direction").stringValue("").equals("before")
            ? Direction.BEFORE
            : Direction.AFTER;
    Optional<Offset> offset =
        Term.parse(json.path("term").stringValue(""))
            .map(term -> new Offset(term, direction, json.path("uid").stringValue("")));
    return json.has("term") && offset.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TrackedDeadline(
                id, json.path("title").stringValue(""), kind.get(), anchor.get(), offset));
  }
}

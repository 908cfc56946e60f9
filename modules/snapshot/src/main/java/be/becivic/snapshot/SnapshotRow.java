package be.becivic.snapshot;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A line of a snapshot that is read back; what a table needs and the line lacks is an error.
 *
 * @param line its number, from one
 */
record SnapshotRow(int line, JsonFields fields) {

  static SnapshotRow parse(int line, String text) {
    return new SnapshotRow(line, new JsonFields(StrictJson.parseStored(text)));
  }

  static ObjectNode empty() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** A row that begins with what it is about. */
  static ObjectNode put(ObjectNode row, Target target) {
    return row.put("target_type", target.type().wireName()).put("target_id", target.id());
  }

  String text(String name) {
    return fields.text(name).orElseThrow(lacks(name));
  }

  int number(String name) {
    return fields.find(name).map(JsonNode::intValue).orElseThrow(lacks(name));
  }

  Instant time(String name) {
    return fields.time(name).orElseThrow(lacks(name));
  }

  LocalDate date(String name) {
    return fields.date(name).orElseThrow(lacks(name));
  }

  Uid uid(Uid.Kind kind) {
    return fields.text("uid").flatMap(text -> Uid.parse(kind, text)).orElseThrow(lacks("uid"));
  }

  Status status(String name) {
    return fields.text(name).flatMap(Status::parse).orElseThrow(lacks(name));
  }

  Target target() {
    TargetType type =
        fields.text("target_type").flatMap(TargetType::parse).orElseThrow(lacks("target_type"));
    return Target.of(type, text("target_id"));
  }

  <E extends Enum<E>> E closed(Class<E> values, String name) {
    return Enum.valueOf(values, text(name).toUpperCase(Locale.ROOT));
  }

  Optional<Uid> findUid(String name) {
    return fields.text(name).flatMap(Uid::parse);
  }

  private static Supplier<NoSuchElementException> lacks(String name) {
    return () -> new NoSuchElementException("a line of the snapshot has no usable " + name);
  }
}

package be.becivic.protocol.operation;

import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** What a body looks like. */
public sealed interface Shape {

  /** A schema that is published as a file. */
  record Published(SchemaName schema) implements Shape {}

  /**
   * A schema that only the description of the interface holds, under a name of its own.
   *
   * @param uses those it refers to
   */
  record Named(String name, ObjectNode schema, List<Named> uses) implements Shape {}

  static Shape of(SchemaName schema) {
    return new Published(schema);
  }

  /**
   * A schema written down where it is used; it refers to others as {@code
   * #/components/schemas/Name}.
   *
   * @param json a JSON Schema of an object
   */
  static Named named(String name, String json, Named... uses) {
    return new Named(name, StrictJson.parseStored(json).asObject(), List.of(uses));
  }
}

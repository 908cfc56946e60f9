package be.becivic.protocol.schema;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Our schemas, compiled to say yes quickly. Nearly everything submitted is valid, and the validator
 * takes most of its time to keep track of what it would report.
 */
final class Prechecks {
  private final Map<String, JsonNode> schemas;
  private final Map<String, Precheck> compiled = new ConcurrentHashMap<>();

  /**
   * Compiles each schema when it is first asked for.
   *
   * @param schemas by their ids
   */
  Prechecks(Map<String, JsonNode> schemas) {
    this.schemas = schemas;
  }

  /** Whether the value certainly satisfies the schema at this location. */
  boolean admit(String location, JsonNode value) {
    try {
      return at(location).admits(value);
    } catch (Precheck.UnsureException _) {
      return false;
    }
  }

  Precheck at(String location) {
    Precheck known = compiled.get(location);
    if (known != null) {
      return known;
    }
    int fragment = location.indexOf('#');
    String id = fragment < 0 ? location : location.substring(0, fragment);
    String pointer = fragment < 0 ? "" : location.substring(fragment + 1);
    Precheck shape =
        new PrecheckReader(this, id).read(Objects.requireNonNull(schemas.get(id)).at(pointer));
    compiled.put(location, shape);
    return shape;
  }

  /** A schema named by another, compiled when it is first met: schemas may name each other. */
  Precheck reference(String location) {
    return new Reference(location);
  }

  private final class Reference implements Precheck {
    private final String location;
    private @Nullable Precheck target;

    private Reference(String location) {
      this.location = location;
    }

    @Override
    public boolean admits(JsonNode value) {
      Precheck found = target;
      if (found == null) {
        found = at(location);
        target = found;
      }
      return found.admits(value);
    }
  }
}

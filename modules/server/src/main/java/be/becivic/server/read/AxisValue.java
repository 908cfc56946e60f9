package be.becivic.server.read;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.region.Region;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A category such as {@code civic_status:married}; a path that says nothing of it is open. */
record AxisValue(String name, String value) {

  static Optional<AxisValue> parse(String text) {
    int colon = text.indexOf(':');
    return colon < 1
        ? Optional.empty()
        : Optional.of(new AxisValue(text.substring(0, colon), text.substring(colon + 1)));
  }

  boolean admits(PathEntry path) {
    Optional<JsonNode> axis =
        path.fields()
            .find("applies_to")
            .filter(JsonNode::isObject)
            .flatMap(object -> new JsonFields(object).find(name));
    return axis.isEmpty()
        || Stream.concat(Stream.of(axis.get()), axis.get().valueStream())
            .anyMatch(each -> isSame(each.asString("")));
  }

  /** A region has several names. */
  private boolean isSame(String other) {
    Optional<Region> region = Region.parse(value);
    return other.equals(value) || region.isPresent() && region.equals(Region.parse(other));
  }
}

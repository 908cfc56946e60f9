package be.becivic.harness.tool;

import be.becivic.harness.match.Eligibility;
import be.becivic.harness.remote.Found;
import be.becivic.harness.remote.RemoteRead;
import be.becivic.harness.remote.RemoteReader;
import be.becivic.protocol.id.PathId;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The whole catalogues, fetched when first needed and looked through here. */
final class Catalogues {
  private final RemoteReader reader;

  Catalogues(RemoteReader reader) {
    this.reader = reader;
  }

  Optional<Eligibility> eligibility() {
    return value(reader.read(new RemoteRead.SkillGraph()))
        .map(
            graph ->
                new Eligibility(
                    graph,
                    value(reader.read(new RemoteRead.SkillsIndex()))
                        .orElseGet(JsonNodeFactory.instance::objectNode)));
  }

  /** One path, out of the whole directory; the address gives a list, the file an object. */
  Optional<JsonNode> findPath(PathId id, JsonNode directory) {
    JsonNode paths = directory.path("paths");
    if (paths.isObject()) {
      return Optional.ofNullable(paths.get(id.value()));
    }
    return paths
        .valueStream()
        .filter(each -> each.path("id").stringValue("").equals(id.value()))
        .findFirst();
  }

  Found directory() {
    return reader.read(new RemoteRead.PathDirectory());
  }

  private static Optional<JsonNode> value(Found found) {
    return found instanceof Found.Here(JsonNode value, _, _)
        ? Optional.of(value)
        : Optional.empty();
  }
}

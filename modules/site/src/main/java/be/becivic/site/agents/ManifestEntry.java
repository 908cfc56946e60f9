package be.becivic.site.agents;

import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Answer;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.operation.Surface;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An operation as the manifest tells agents of it. */
final class ManifestEntry {
  private ManifestEntry() {}

  /** Adds an operation that has an address. */
  static void add(ArrayNode endpoints, Operation operation, String baseUrl) {
    if (operation.address().isEmpty()) {
      return;
    }
    Operation.Address address = operation.address().get();
    ObjectNode json =
        endpoints
            .addObject()
            .put("name", operation.name())
            .put("method", address.method().name())
            .put("path", address.path())
            .put("summary", operation.summary());
    List<Parameter<?>> query =
        operation.parameters(Surface.HTTP).stream().filter(each -> !each.isInPath()).toList();
    if (!query.isEmpty()) {
      ArrayNode parameters = json.putArray("query");
      query.forEach(
          each -> parameters.addObject().put("name", each.name()).put("meaning", each.meaning()));
    }
    json.put("auth", auth(operation.access()));
    operation
        .body()
        .flatMap(ManifestEntry::file)
        .ifPresent(file -> json.put("request_schema", baseUrl + file));
    operation.answers().stream()
        .map(Answer::shape)
        .flatMap(shape -> file(shape).stream())
        .findFirst()
        .ifPresent(file -> json.put("response_schema", baseUrl + file));
    operation.docs().ifPresent(page -> json.put("docs", baseUrl + page));
  }

  private static String auth(Access access) {
    return switch (access) {
      case OPEN -> "none";
      case SUBMITTER -> "cancel_token";
      case MAINTAINER, OPERATOR -> "operator_token";
    };
  }

  private static Optional<String> file(Shape shape) {
    return switch (shape) {
      case Shape.Published(var schema) -> Optional.of(SchemaFiles.path(schema));
      case Shape.Named _ -> Optional.empty();
    };
  }
}

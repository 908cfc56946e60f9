package be.becivic.server.openapi;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Answer;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.operation.Surface;
import be.becivic.server.http.Problem;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One operation in the document. */
final class OperationEntry {
  /** What any operation may answer, whatever it is for. */
  private static final Set<ErrorCategory> SHARED =
      EnumSet.of(
          ErrorCategory.BAD_REQUEST,
          ErrorCategory.SCHEMA_FAIL,
          ErrorCategory.REQUEST_TIMEOUT,
          ErrorCategory.INTERNAL_ERROR,
          ErrorCategory.STAGING_UNAVAILABLE,
          ErrorCategory.OVERLOADED);

  private OperationEntry() {}

  static ObjectNode of(Operation operation) {
    ObjectNode json =
        object()
            .put("operationId", camelCase(operation.name()))
            .put("summary", operation.summary());
    if (!operation.details().isEmpty()) {
      json.put("description", operation.details());
    }
    operation
        .parameters(Surface.HTTP)
        .forEach(each -> json.withArray("parameters").add(parameter(each)));
    operation
        .body()
        .ifPresent(
            shape ->
                json.putObject("requestBody")
                    .put("required", true)
                    .set("content", content("application/json", shape)));
    ArrayNode security = json.putArray("security");
    scheme(operation.access()).forEach(scheme -> security.addObject().putArray(scheme));
    json.set("responses", responses(operation));
    return json;
  }

  private static Stream<String> scheme(Access access) {
    return switch (access) {
      case OPEN -> Stream.empty();
      case SUBMITTER -> Stream.of("cancelToken");
      case MAINTAINER, OPERATOR -> Stream.of("operatorToken");
    };
  }

  private static ObjectNode parameter(Parameter<?> parameter) {
    ObjectNode json =
        object()
            .put("name", parameter.name())
            .put("in", parameter.isInPath() ? "path" : "query")
            .put("required", parameter.isRequired())
            .put("description", parameter.meaning());
    if (parameter.isList()) {
      json.put("explode", false);
    }
    return json.set("schema", parameter.schema());
  }

  private static ObjectNode responses(Operation operation) {
    var byStatus = new TreeMap<Integer, ObjectNode>();
    for (Answer answer : operation.answers()) {
      byStatus.put(
          answer.status(),
          object()
              .put("description", answer.meaning())
              .set("content", content("application/json", answer.shape())));
    }
    problems(operation)
        .collect(
            Collectors.groupingBy(ErrorCategory::httpStatus, TreeMap::new, Collectors.toList()))
        .forEach((status, categories) -> byStatus.put(status, problem(categories)));
    ObjectNode responses = object();
    byStatus.forEach((status, json) -> responses.set(status.toString(), json));
    return responses;
  }

  private static Stream<ErrorCategory> problems(Operation operation) {
    Set<ErrorCategory> all = EnumSet.copyOf(SHARED);
    all.addAll(operation.refusals());
    if (operation.body().isPresent()) {
      all.add(ErrorCategory.INVALID_JSON);
      all.add(ErrorCategory.PAYLOAD_TOO_LARGE);
      all.add(ErrorCategory.UNSUPPORTED_MEDIA_TYPE);
    }
    if (operation.access() != Access.OPEN) {
      all.add(ErrorCategory.UNAUTHORISED);
    }
    if (operation.access().isInternal()) {
      all.add(ErrorCategory.RATE_LIMIT_EXCEEDED);
    }
    return all.stream().sorted(Comparator.naturalOrder());
  }

  private static ObjectNode problem(List<ErrorCategory> categories) {
    ObjectNode json =
        object()
            .put(
                "description",
                categories.stream()
                    .map(category -> category.wireName() + ": " + category.title())
                    .collect(Collectors.joining(" ")));
    return json.set("content", content(Problem.MEDIA_TYPE, "#/components/schemas/Problem"));
  }

  private static ObjectNode content(String mediaType, Shape shape) {
    return content(
        mediaType,
        switch (shape) {
          case Shape.Published(var schema) -> BundledSchemas.reference(schema);
          case Shape.Named named -> "#/components/schemas/" + named.name();
        });
  }

  private static ObjectNode content(String mediaType, String reference) {
    ObjectNode content = object();
    content.putObject(mediaType).putObject("schema").put("$ref", reference);
    return content;
  }

  /** {@code skill_graph} is {@code skillGraph}. */
  private static String camelCase(String name) {
    StringBuilder result = new StringBuilder();
    for (String word : name.split("_")) {
      result
          .append(result.isEmpty() ? word.charAt(0) : Character.toUpperCase(word.charAt(0)))
          .append(word.substring(1));
    }
    return result.toString();
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}

package be.becivic.server.openapi;

import java.util.SortedMap;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.server.http.Problem;
import be.becivic.server.openapi.Operation.Access;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI 3.1 document. */
public final class ApiDocument {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** What any address may answer, whatever it is for. */
  private static final Set<ErrorCategory> SHARED =
      Set.of(
          ErrorCategory.BAD_REQUEST,
          ErrorCategory.REQUEST_TIMEOUT,
          ErrorCategory.INTERNAL_ERROR,
          ErrorCategory.OVERLOADED);

  private ApiDocument() {}

  public static ObjectNode of(URI base) {
    ObjectNode document = read("document.json");
    document.withArray("servers").addObject().put("url", base.toString());
    ObjectNode paths = document.putObject("paths");
    for (Operation operation : Operations.ALL) {
      paths.withObjectProperty(operation.path()).set(operation.verb(), json(operation));
    }
    ObjectNode components = document.putObject("components");
    components.set("schemas", read("shapes.json"));
    components.set("securitySchemes", read("access.json"));
    return document;
  }

  private static ObjectNode json(Operation operation) {
    ObjectNode json =
        object().put("operationId", operation.id()).put("summary", operation.summary());
    if (!operation.parameters().isEmpty()) {
      operation.parameters().forEach(each -> json.withArray("parameters").add(each.json()));
    }
    operation
        .body()
        .ifPresent(
            schema ->
                json.putObject("requestBody")
                    .put("required", true)
                    .set("content", content("application/json", schema)));
    if (operation.access() != Access.ANYONE) {
      String scheme = operation.access() == Access.OPERATOR ? "operatorToken" : "cancelToken";
      json.putArray("security").addObject().putArray(scheme);
    }
    json.set("responses", responses(operation));
    return json;
  }

  private static ObjectNode responses(Operation operation) {
    var byStatus = new TreeMap<Integer, ObjectNode>();
    for (Operation.Reply reply : operation.answers()) {
      ObjectNode json = object().put("description", reply.meaning());
      reply.shape().ifPresent(shape -> json.set("content", content("application/json", shape)));
      byStatus.put(reply.status(), json);
    }
    problemsByStatus(operation)
        .forEach((status, categories) -> byStatus.put(status, problem(categories)));
    ObjectNode responses = object();
    byStatus.forEach((status, json) -> responses.set(status.toString(), json));
    return responses;
  }

  private static SortedMap<Integer, List<ErrorCategory>> problemsByStatus(Operation operation) {
    Set<ErrorCategory> all = new HashSet<>(SHARED);
    all.addAll(operation.problems());
    return all.stream()
        .sorted(Comparator.naturalOrder())
        .collect(
            Collectors.groupingBy(ErrorCategory::httpStatus, TreeMap::new, Collectors.toList()));
  }

  private static ObjectNode problem(List<ErrorCategory> categories) {
    ObjectNode json =
        object()
            .put(
                "description",
                categories.stream()
                    .map(category -> category.wireName() + ": " + category.title())
                    .collect(Collectors.joining(" ")));
    json.set("content", content(Problem.MEDIA_TYPE, SchemaRef.local("Problem")));
    return json;
  }

  private static ObjectNode content(String mediaType, SchemaRef schema) {
    ObjectNode content = object();
    content.putObject(mediaType).putObject("schema").put("$ref", schema.uri());
    return content;
  }

  private static ObjectNode read(String resource) {
    try (InputStream in = ApiDocument.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks " + resource);
      }
      return (ObjectNode) MAPPER.readTree(in);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}

package be.becivic.site.agents;

import be.becivic.protocol.schema.SchemaName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something an agent may ask or send.
 *
 * @param docs the address of the page about it
 */
public record Endpoint(
    String name,
    String method,
    String path,
    String summary,
    Auth auth,
    List<Query> query,
    Optional<SchemaName> request,
    Optional<SchemaName> response,
    Optional<String> docs) {

  /** Whose token it asks for. */
  public enum Auth {
    NONE,
    CANCEL_TOKEN
  }

  /** A parameter behind the question mark. */
  public record Query(String name, String meaning) {}

  public Endpoint {
    query = List.copyOf(query);
  }

  static Endpoint of(String name, String method, String path, String summary) {
    return new Endpoint(
        name,
        method,
        path,
        summary,
        Auth.NONE,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static Endpoint get(String name, String path, String summary) {
    return of(name, "GET", path, summary);
  }

  Endpoint taking(String parameter, String meaning) {
    List<Query> more = new ArrayList<>(query);
    more.add(new Query(parameter, meaning));
    return new Endpoint(name, method, path, summary, auth, more, request, response, docs);
  }

  Endpoint sending(SchemaName schema) {
    return new Endpoint(
        name, method, path, summary, auth, query, Optional.of(schema), response, docs);
  }

  Endpoint answering(SchemaName schema) {
    return new Endpoint(
        name, method, path, summary, auth, query, request, Optional.of(schema), docs);
  }

  Endpoint with(Auth token) {
    return new Endpoint(name, method, path, summary, token, query, request, response, docs);
  }

  Endpoint explainedAt(String page) {
    return new Endpoint(
        name, method, path, summary, auth, query, request, response, Optional.of(page));
  }

  ObjectNode json(String baseUrl) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("name", name)
            .put("method", method)
            .put("path", path)
            .put("summary", summary);
    if (!query.isEmpty()) {
      ArrayNode parameters = json.putArray("query");
      query.forEach(
          parameter ->
              parameters
                  .addObject()
                  .put("name", parameter.name())
                  .put("meaning", parameter.meaning()));
    }
    json.put("auth", auth.name().toLowerCase(Locale.ROOT));
    request.ifPresent(name -> json.put("request_schema", baseUrl + SchemaFiles.path(name)));
    response.ifPresent(name -> json.put("response_schema", baseUrl + SchemaFiles.path(name)));
    docs.ifPresent(page -> json.put("docs", baseUrl + page));
    return json;
  }
}

package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.resource.Completer;
import be.becivic.mcp.resource.ResourceTemplate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code completion/complete}, for the variables of resource templates. */
final class CompletionMethod<A> implements RpcMethod<A> {
  private static final int MOST_VALUES = 100;

  private final List<ResourceTemplate<A>> templates;

  CompletionMethod(List<ResourceTemplate<A>> templates) {
    this.templates = templates;
  }

  @Override
  public Reply answer(ObjectNode params, CallContext<A> context) {
    Optional<ResourceTemplate<A>> template = findTemplate(params.path("ref"));
    if (template.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "There is nothing to complete by that name");
    }
    Optional<String> name = params.path("argument").path("name").stringValueOpt();
    Optional<String> value = params.path("argument").path("value").stringValueOpt();
    if (name.isEmpty()
        || value.isEmpty()
        || !template.get().uri().variables().contains(name.get())) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "The argument is none of the template's");
    }
    return findOthers(params.path("context").path("arguments"))
        .map(others -> complete(template.get(), name.get(), value.get(), others))
        .orElseGet(
            () -> Reply.failure(ErrorKind.INVALID_PARAMS, "The context's arguments are texts"));
  }

  private Optional<ResourceTemplate<A>> findTemplate(JsonNode reference) {
    if (!reference.path("type").stringValue("").equals("ref/resource")) {
      return Optional.empty();
    }
    String uri = reference.path("uri").stringValue("");
    return templates.stream().filter(each -> each.uri().text().equals(uri)).findFirst();
  }

  private static Optional<Map<String, String>> findOthers(JsonNode arguments) {
    Map<String, String> others = new HashMap<>();
    if (!arguments.isObject()) {
      return arguments.isMissingNode() ? Optional.of(others) : Optional.empty();
    }
    for (Map.Entry<String, JsonNode> each : arguments.properties()) {
      if (!each.getValue().isString()) {
        return Optional.empty();
      }
      others.put(each.getKey(), each.getValue().stringValue());
    }
    return Optional.of(others);
  }

  private static <A> Reply complete(
      ResourceTemplate<A> template, String name, String value, Map<String, String> others) {
    Completer completer = template.completers().getOrDefault(name, (_, _) -> List.of());
    List<String> all = completer.complete(value, others);
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    ObjectNode completion = result.putObject("completion");
    ArrayNode values = completion.putArray("values");
    all.stream().limit(MOST_VALUES).forEach(values::add);
    completion.put("total", all.size()).put("hasMore", all.size() > MOST_VALUES);
    return new Reply.Success(result);
  }
}

package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.prompt.Prompt;
import be.becivic.mcp.prompt.PromptArgument;
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

/** {@code completion/complete}, for the variables of templates and the arguments of prompts. */
final class CompletionMethod<A> implements RpcMethod<A> {
  private static final int MOST_VALUES = 100;

  private final List<ResourceTemplate<A>> templates;
  private final Map<String, Prompt<A>> prompts;

  CompletionMethod(List<ResourceTemplate<A>> templates, Map<String, Prompt<A>> prompts) {
    this.templates = templates;
    this.prompts = prompts;
  }

  @Override
  public Reply answer(ObjectNode params, CallContext<A> context) {
    Optional<Map<String, Completer>> completers = findCompleters(params.path("ref"));
    if (completers.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "There is nothing to complete by that name");
    }
    Optional<Completer> completer =
        params.path("argument").path("name").stringValueOpt().map(completers.get()::get);
    Optional<String> value = params.path("argument").path("value").stringValueOpt();
    if (completer.isEmpty() || value.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "There is no such argument");
    }
    return TextMembers.of(params.path("context").path("arguments"))
        .map(others -> complete(completer.get(), value.get(), others))
        .orElseGet(
            () -> Reply.failure(ErrorKind.INVALID_PARAMS, "The context's arguments are texts"));
  }

  private Optional<Map<String, Completer>> findCompleters(JsonNode reference) {
    return switch (reference.path("type").stringValue("")) {
      case "ref/resource" ->
          templates.stream()
              .filter(each -> each.uri().text().equals(reference.path("uri").stringValue("")))
              .findFirst()
              .map(CompletionMethod::ofVariables);
      case "ref/prompt" ->
          Optional.ofNullable(prompts.get(reference.path("name").stringValue("")))
              .map(CompletionMethod::ofArguments);
      default -> Optional.empty();
    };
  }

  private static <A> Map<String, Completer> ofVariables(ResourceTemplate<A> template) {
    Map<String, Completer> completers = new HashMap<>();
    for (String name : template.uri().variables()) {
      completers.put(name, template.completers().getOrDefault(name, (_, _) -> List.of()));
    }
    return completers;
  }

  private static <A> Map<String, Completer> ofArguments(Prompt<A> prompt) {
    Map<String, Completer> completers = new HashMap<>();
    for (PromptArgument argument : prompt.arguments()) {
      completers.put(argument.name(), argument.completer());
    }
    return completers;
  }

  private static Reply complete(Completer completer, String value, Map<String, String> others) {
    List<String> all = completer.complete(value, others);
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    ObjectNode completion = result.putObject("completion");
    ArrayNode values = completion.putArray("values");
    all.stream().limit(MOST_VALUES).forEach(values::add);
    completion.put("total", all.size()).put("hasMore", all.size() > MOST_VALUES);
    return new Reply.Success(result);
  }
}

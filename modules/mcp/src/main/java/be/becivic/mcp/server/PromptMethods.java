package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.input.InputRequired;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.prompt.Prompt;
import be.becivic.mcp.prompt.PromptMessage;
import be.becivic.mcp.prompt.PromptText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code prompts/list} and {@code prompts/get}. */
final class PromptMethods<A> {
  static final String GET = "prompts/get";

  private final Map<String, Prompt<A>> prompts;
  private final ListPages pages;
  private final RoundTrips rounds;

  /** Lists them in the order of the map. */
  PromptMethods(Map<String, Prompt<A>> prompts, ListPages pages, RoundTrips rounds) {
    this.prompts = prompts;
    this.pages = pages;
    this.rounds = rounds;
  }

  Reply list(ObjectNode params, CallContext<A> context) {
    return pages.page(params, "prompts", List.copyOf(prompts.values()), Prompt::name, Prompt::json);
  }

  Reply get(ObjectNode params, CallContext<A> context) {
    Optional<Prompt<A>> prompt = params.path("name").stringValueOpt().map(prompts::get);
    if (prompt.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "Unknown prompt");
    }
    Optional<Map<String, String>> given = TextMembers.of(params.path("arguments"));
    if (given.isEmpty() || !fits(prompt.get(), given.get())) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "The arguments are not those of the prompt");
    }
    return rounds.answer(
        GET,
        params,
        context,
        each ->
            switch (prompt.get().handler().write(given.get(), each)) {
              case PromptText.Messages(List<PromptMessage> messages) ->
                  new RoundTrips.Attempt.Done(written(prompt.get(), messages));
              case PromptText.Asking(InputRequired input) -> new RoundTrips.Attempt.Asking(input);
            });
  }

  private static <A> boolean fits(Prompt<A> prompt, Map<String, String> given) {
    return given.keySet().stream().allMatch(name -> prompt.findArgument(name).isPresent())
        && prompt.arguments().stream()
            .allMatch(argument -> !argument.required() || given.containsKey(argument.name()));
  }

  private static <A> Reply written(Prompt<A> prompt, List<PromptMessage> messages) {
    ObjectNode result =
        JsonNodeFactory.instance.objectNode().put("description", prompt.description());
    ArrayNode list = result.putArray("messages");
    messages.stream().map(PromptMessage::json).forEach(list::add);
    return new Reply.Success(result);
  }
}

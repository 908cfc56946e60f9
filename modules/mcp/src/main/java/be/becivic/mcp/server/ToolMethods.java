package be.becivic.mcp.server;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RpcError;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code tools/list} and {@code tools/call}. */
final class ToolMethods<A> {
  static final String CALL = "tools/call";

  private final Map<String, Tool<A>> tools;
  private final ListPages pages;
  private final RoundTrips rounds;

  /** Lists them in the order of the map. */
  ToolMethods(Map<String, Tool<A>> tools, ListPages pages, RoundTrips rounds) {
    this.tools = tools;
    this.pages = pages;
    this.rounds = rounds;
  }

  Reply list(ObjectNode params, CallContext<A> context) {
    List<Tool<A>> offered =
        tools.values().stream().filter(tool -> isOffered(tool, context)).toList();
    return pages.page(params, "tools", offered, Tool::name, Tool::json);
  }

  /** A client that knows nothing of apps would show their tools to the model. */
  private static <A> boolean isOffered(Tool<A> tool, CallContext<A> context) {
    return tool.app().forModels() || context.terms().showsApps();
  }

  Reply call(ObjectNode params, CallContext<A> context) {
    Optional<Tool<A>> tool =
        params
            .path("name")
            .stringValueOpt()
            .map(tools::get)
            .filter(each -> isOffered(each, context));
    if (tool.isEmpty()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "Unknown tool");
    }
    JsonNode given = params.get("arguments");
    if (given != null && !given.isObject()) {
      return Reply.failure(ErrorKind.INVALID_PARAMS, "Arguments are a JSON object");
    }
    ObjectNode arguments = given == null ? JsonNodeFactory.instance.objectNode() : given.asObject();
    return missingCapability(tool.get(), context)
        .or(() -> wrongArguments(tool.get(), arguments, context))
        .orElseGet(
            () -> rounds.answer(CALL, params, context, each -> run(tool.get(), arguments, each)));
  }

  private Optional<Reply> missingCapability(Tool<A> tool, CallContext<A> context) {
    ObjectNode missing = JsonNodeFactory.instance.objectNode();
    tool.needs().stream()
        .sorted()
        .filter(name -> !context.terms().capabilities().has(name))
        .forEach(missing::putObject);
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    String message = "The tool needs a capability the client did not declare";
    if (!context.revision().isStateless()) {
      return Optional.of(Reply.failure(ErrorKind.INVALID_PARAMS, message));
    }
    ObjectNode data = JsonNodeFactory.instance.objectNode().set("requiredCapabilities", missing);
    return Optional.of(
        new Reply.Failure(RpcError.of(ErrorKind.MISSING_CLIENT_CAPABILITY, message, data)));
  }

  private Optional<Reply> wrongArguments(
      Tool<A> tool, ObjectNode arguments, CallContext<A> context) {
    List<String> problems = tool.input().findProblems(arguments);
    if (problems.isEmpty()) {
      return Optional.empty();
    }
    String message = "The arguments do not fit the input schema: " + String.join("; ", problems);
    return Optional.of(
        context.revision().tellsTheModelOfWrongArguments()
            ? new Reply.Success(ToolResult.error(message).sent(_ -> {}).deepCopy())
            : Reply.failure(ErrorKind.INVALID_PARAMS, message));
  }

  private RoundTrips.Attempt run(Tool<A> tool, ObjectNode arguments, CallContext<A> context) {
    ToolResult result = tool.handler().call(arguments, context);
    return result
        .asks()
        .<RoundTrips.Attempt>map(RoundTrips.Attempt.Asking::new)
        .orElseGet(
            () ->
                new RoundTrips.Attempt.Done(
                    new Reply.Success(
                        (context.revision().isStateless()
                                ? result.sentOnce(made -> check(tool, made))
                                : result.sent(made -> check(tool, made)))
                            .deepCopy())));
  }

  private void check(Tool<A> tool, ToolResult result) {
    if (tool.output().isEmpty() || result.isError()) {
      return;
    }
    ObjectNode structured =
        result
            .structured()
            .orElseThrow(() -> new IllegalStateException(tool.name() + " gave no object"));
    List<String> problems = tool.output().get().findProblems(structured);
    if (!problems.isEmpty()) {
      throw new IllegalStateException(tool.name() + " broke its output schema: " + problems);
    }
  }
}

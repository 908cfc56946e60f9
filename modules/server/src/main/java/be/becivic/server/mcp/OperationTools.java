package be.becivic.server.mcp;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolHints;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.mcp.tool.ToolSchema;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.GivenValues;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.operation.Surface;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.server.http.Problem;
import be.becivic.server.operation.BoundOperation;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationReply;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Operations as tools: the same handlers, limits and refusals as over HTTP. */
record OperationTools(Schemas schemas) {
  private static final ToolSchema ANYTHING =
      ToolSchema.unchecked(JsonNodeFactory.instance.objectNode().put("type", "object"));

  /** The shapes of answers are in the OpenAPI document; here they would cost every request. */
  private static final ToolSchema AN_OBJECT =
      ToolSchema.of(JsonNodeFactory.instance.objectNode().put("type", "object"));

  List<Tool<ClientNetwork>> of(List<BoundOperation> operations) {
    return operations.stream()
        .filter(each -> each.operation().isOn(Surface.TOOL))
        .flatMap(this::tools)
        .toList();
  }

  private Stream<Tool<ClientNetwork>> tools(BoundOperation bound) {
    Operation operation = bound.operation();
    List<String> names = operation.tool().orElseThrow().names();
    ToolSchema input = ToolSchema.unchecked(new ToolInputs(schemas).of(operation));
    KnownResults known = new KnownResults();
    return names.stream()
        .map(
            name ->
                Tool.<ClientNetwork>of(
                        name,
                        name.equals(names.getFirst())
                            ? description(operation)
                            : "The same as " + names.getFirst() + ", under an older name.",
                        name.equals(names.getFirst()) ? input : ANYTHING,
                        (arguments, context) -> call(bound, known, arguments, context.attribute()))
                    .titled(operation.title())
                    .returning(AN_OBJECT)
                    .hinting(
                        operation.tool().get().looksUp()
                            ? ToolHints.LOOKS_UP
                            : ToolHints.ADDS_ONCE));
  }

  private static String description(Operation operation) {
    return Stream.of(operation.summary(), operation.details())
        .filter(text -> !text.isEmpty())
        .reduce((before, after) -> before + " " + after)
        .orElseThrow();
  }

  private ToolResult call(
      BoundOperation bound, KnownResults known, ObjectNode given, ClientNetwork network) {
    Operation operation = bound.operation();
    boolean hasBody = operation.body().isPresent();
    ObjectNode named = hasBody ? parameters(operation, given) : given;
    return switch (Arguments.read(operation, GivenValues.of(named), Surface.TOOL)) {
      case Outcome.Refused<Arguments>(Rejection rejection) ->
          refused(
              operation
                  .body()
                  .map(shape -> both(rejection, shape, body(given, named)))
                  .orElse(rejection));
      case Outcome.Ok<Arguments>(Arguments arguments) -> {
        byte[] body =
            hasBody ? body(given, named).toString().getBytes(StandardCharsets.UTF_8) : new byte[0];
        OperationReply reply = bound.answer(new Call(arguments, body, network, false, ""));
        yield switch (reply) {
          case OperationReply.Refused(Rejection rejection, _, _) -> refused(rejection);
          case OperationReply.Done(_, ObjectNode json, _) -> done(operation, known, given, json);
        };
      }
    };
  }

  /** Those of the arguments that are no part of the body. */
  private static ObjectNode parameters(Operation operation, ObjectNode given) {
    ObjectNode named = JsonNodeFactory.instance.objectNode();
    operation.parameters(Surface.TOOL).stream()
        .map(each -> each.name(Surface.TOOL))
        .filter(given::has)
        .forEach(name -> named.set(name, given.get(name)));
    return named;
  }

  private static ObjectNode body(ObjectNode given, ObjectNode named) {
    ObjectNode document = given.deepCopy();
    document.remove(List.copyOf(named.propertyNames()));
    return document;
  }

  /** Whoever got a parameter wrong hears of the body in the same answer. */
  private Rejection both(Rejection refused, Shape shape, ObjectNode body) {
    return shape instanceof Shape.Published(SchemaName name)
        ? schemas
            .check(name, body)
            .map(
                other ->
                    refused.with(
                        Stream.concat(refused.everything().stream(), other.everything().stream())
                            .toList()))
            .orElse(refused)
        : refused;
  }

  /** A page reads better as a page than as a string in an object; it is sent once. */
  private static ToolResult done(
      Operation operation, KnownResults known, ObjectNode given, ObjectNode json) {
    return operation
        .tool()
        .flatMap(Operation.ToolForm::text)
        .map(
            member ->
                known.of(
                    given,
                    json,
                    answer ->
                        answer.has(member) && answer.has("format")
                            ? ToolResult.structured(
                                answer.get(member).stringValue(), without(member, answer))
                            : ToolResult.structured(answer)))
        .orElseGet(() -> ToolResult.structured(json));
  }

  private static ObjectNode without(String member, ObjectNode answer) {
    ObjectNode rest = answer.deepCopy();
    rest.remove(member);
    return rest;
  }

  /** As text alone: an object would have to fit the schema of what went well. */
  private static ToolResult refused(Rejection rejection) {
    return ToolResult.error(new Problem(rejection).document().toString());
  }
}

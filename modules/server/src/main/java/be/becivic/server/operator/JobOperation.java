package be.becivic.server.operator;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.RunnableJobs;
import be.becivic.server.operation.ServedOperation;
import be.becivic.upkeep.ChoreReport;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Runs a job when the operator asks for it. */
public record JobOperation(RunnableJobs jobs) implements OperationHandler {
  public static final String PREFIX = "/api/_internal/jobs/";
  public static final String FILE = "file";
  public static final String OK = "ok";
  public static final String TEXT = "text";

  private static final Parameter<String> NAME =
      Parameter.segment("name").says("The name of a job.");

  private static final Shape INPUT =
      Shape.named(
          "JobInput",
          """
          {
            "type": "object",
            "properties": { "file": { "type": "string", "description": "The text of a file the job looks at." } }
          }
          """);

  private static final Shape REPORT =
      Shape.named(
          "JobReport",
          """
          {
            "type": "object",
            "required": ["job", "ok", "text"],
            "properties": { "job": { "type": "string" }, "ok": { "type": "boolean" }, "text": { "type": "string" } }
          }
          """);

  static final ServedOperation SERVED =
      new ServedOperation(
          Operation.post("run_job", PREFIX + "{name}")
              .says("Run a job now.")
              .takes(NAME)
              .takesBody(INPUT)
              .answers(200, "How it went", REPORT)
              .refuses(ErrorCategory.NOT_FOUND)
              .onlyFor(Access.OPERATOR),
          doors -> new JobOperation(doors.jobs()));

  @Override
  public OperationReply handle(Call call) {
    String name = call.arguments().get(NAME);
    if (!jobs.has(name)) {
      return OperationReply.refused(Rejection.of(ErrorCategory.NOT_FOUND));
    }
    return switch (StrictJson.parse(call.body())) {
      case Outcome.Refused<JsonNode>(Rejection rejection) -> OperationReply.refused(rejection);
      case Outcome.Ok<JsonNode>(JsonNode body) -> answer(name, jobs.run(name, file(body)));
    };
  }

  private static Optional<byte[]> file(JsonNode body) {
    return new JsonFields(body).text(FILE).map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  private static OperationReply answer(String name, ChoreReport report) {
    return OperationReply.ok(
        JsonNodeFactory.instance
            .objectNode()
            .put("job", name)
            .put(OK, report.isFine())
            .put(TEXT, report.text()));
  }
}

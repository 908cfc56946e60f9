package be.becivic.server.mcp;

import be.becivic.intake.Intake;
import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.Mode;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolHints;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.server.submission.SubmissionJson;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The tools that hand something in: the same pipeline, limits and refusals as over HTTP. */
record WriteTools(Intake intake, ToolWords words, SubmissionInputs inputs) {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String MODE = "mode";
  private static final List<FeedbackType> TYPES =
      List.of(
          FeedbackType.CONCERN,
          FeedbackType.AMENDMENT,
          FeedbackType.VALIDATION,
          FeedbackType.DRAFT,
          FeedbackType.FEEDBACK,
          FeedbackType.RATING);

  List<Tool<ClientNetwork>> list() {
    return Stream.concat(
            TYPES.stream().map(this::submission),
            Stream.of(
                envelope("validate_submission", Mode.VALIDATE),
                envelope("stage_submission", Mode.STAGE)))
        .toList();
  }

  private Tool<ClientNetwork> submission(FeedbackType type) {
    return words.tool(
        "submit_" + type.wireName(),
        inputs.submission(type),
        ToolHints.ADDS_ONCE,
        (arguments, context) -> ToolResults.of(() -> submit(type, arguments, context.attribute())));
  }

  private Tool<ClientNetwork> envelope(String name, Mode mode) {
    return words.tool(
        name,
        inputs.envelope(),
        mode == Mode.VALIDATE ? ToolHints.LOOKS_UP : ToolHints.ADDS_ONCE,
        (arguments, context) ->
            ToolResults.of(() -> submitAll(mode, arguments, context.attribute())));
  }

  private Outcome<ObjectNode> submit(
      FeedbackType type, ObjectNode arguments, ClientNetwork origin) {
    ObjectNode document = arguments.deepCopy();
    JsonNode mode = document.remove(MODE);
    if (mode == null) {
      return Outcome.refused(Rejection.missing("", MODE));
    }
    byte[] body = MAPPER.writeValueAsBytes(document);
    return switch (mode.asString("")) {
      case "validate" -> told(type, intake.validate(type, body, origin));
      case "stage" -> told(type, intake.submit(type, body, origin));
      default -> Outcome.refused(Rejection.schema("/" + MODE, "enum"));
    };
  }

  private Outcome<ObjectNode> told(FeedbackType type, IntakeAnswer answer) {
    return answer
        .outcome()
        .map(receipt -> SubmissionJson.receipt(type, receipt, intake.stagingWindow()));
  }

  /** An envelope that asks for the other mode was meant for the other tool. */
  private Outcome<ObjectNode> submitAll(Mode mode, ObjectNode arguments, ClientNetwork origin) {
    String asked = arguments.path(MODE).asString(mode.wireName());
    if (!asked.equals(mode.wireName())) {
      return Outcome.refused(Rejection.schema("/" + MODE, "const"));
    }
    ObjectNode envelope = arguments.deepCopy().put(MODE, mode.wireName());
    EnvelopeAnswer answer = intake.submitAll(MAPPER.writeValueAsBytes(envelope), false, origin);
    return answer.outcome().map(SubmissionJson::results);
  }
}

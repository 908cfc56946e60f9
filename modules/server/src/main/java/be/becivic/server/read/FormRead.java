package be.becivic.server.read;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import be.becivic.site.form.Forms;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * The form a session begins with. What is asked can be telling of a person, so that no answer is
 * kept for anybody else.
 */
record FormRead(Forms forms) implements OperationHandler {
  private static final Shape REQUEST =
      Shape.named(
          "FormRequest",
          """
          {
            "type": "object",
            "properties": {
              "skill_id": {
                "anyOf": [{ "type": "string" }, { "type": "null" }],
                "description": "The skill it leads to."
              },
              "app": { "type": "string", "description": "The program that shows it." },
              "locale": { "type": "string", "description": "Language of the form: en, fr, nl or de." },
              "mode": { "type": "string", "description": "How it is shown." },
              "pre_selected": {
                "type": "object",
                "description": "Answers known already, by field."
              }
            }
          }
          """);

  /** Whoever shows the form says which program does, or how; others are told what it asks. */
  private static final List<String> SHOWING = List.of("app", "mode");

  private static final Parameter<Boolean> QUESTIONS =
      Parameter.choice(
              "view", Stream.of(false, true), isQuestions -> isQuestions ? "questions" : "html")
          .otherwise(false)
          .httpOnly()
          .says("questions tells what the form asks, for an agent that asks it itself.");

  static final Shape FORM =
      Shape.named(
          "Form",
          """
          {
            "type": "object",
            "required": ["skill_id", "locale_actual", "locale_fallback_reason", "version"],
            "properties": {
              "skill_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "form_html": { "type": "string", "description": "The document." },
              "questions": {
                "type": "array",
                "items": { "type": "object" },
                "description": "Instead of it: where each answer goes, its kind and choices."
              },
              "locale_actual": { "enum": ["en", "fr", "nl", "de"] },
              "locale_fallback_reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "version": { "type": "string" }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.post("onboarding_form", "/api/onboarding-form")
          .says("The form to begin with: the person in categories, and what the skill asks.")
          .adds(
              "With app or mode comes the document to show, which sends nothing here; without, what"
                  + " it asks, to ask yourself.")
          .takes(QUESTIONS)
          .takesBody(REQUEST)
          .answers(200, "A self-contained document", FORM)
          .refuses(ErrorCategory.NOT_FOUND)
          .changesNothing()
          .asTool("Onboarding form", "get_onboarding_form")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new FormRead(new Forms(doors.library()::corpus)));

  @Override
  public OperationReply handle(Call call) {
    return OperationReply.of(
        StrictJson.parse(call.body())
            .then(
                request ->
                    forms
                        .compose(request)
                        .map(
                            form ->
                                isAsked(call.arguments(), request)
                                    ? form.questions()
                                    : form.json())));
  }

  /** Over HTTP the document is what comes unless the questions are asked for. */
  private static boolean isAsked(Arguments arguments, JsonNode request) {
    return arguments
        .find(QUESTIONS)
        .orElseGet(() -> SHOWING.stream().noneMatch(request::hasNonNull));
  }
}

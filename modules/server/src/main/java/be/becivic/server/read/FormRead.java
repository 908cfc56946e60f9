package be.becivic.server.read;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import be.becivic.site.form.Forms;
import be.becivic.site.form.OnboardingForm;

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

  static final Shape FORM =
      Shape.named(
          "Form",
          """
          {
            "type": "object",
            "required": ["skill_id", "form_html", "locale_actual", "locale_fallback_reason", "version"],
            "properties": {
              "skill_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "form_html": { "type": "string", "description": "The document." },
              "locale_actual": { "enum": ["en", "fr", "nl", "de"] },
              "locale_fallback_reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "version": { "type": "string" }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.post("onboarding_form", "/api/onboarding-form")
          .says(
              "A self-contained HTML form to begin with: the person in categories, and what the"
                  + " skill asks.")
          .adds("Show it; it hands the answers to its host as JSON and sends nothing here.")
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
        StrictJson.parse(call.body()).then(forms::compose).map(OnboardingForm::json));
  }
}

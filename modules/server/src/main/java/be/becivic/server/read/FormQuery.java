package be.becivic.server.read;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import be.becivic.site.form.Forms;
import be.becivic.site.form.OnboardingForm;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The form as older clients ask for it, in a query, and with answers side by side. Neither the
 * query nor the answer is kept anywhere.
 */
record FormQuery(Forms forms) implements OperationHandler {
  private static final Parameter<String> SKILL =
      Parameter.text("skill_id").says("The skill it leads to.");
  private static final Parameter<String> APP = Parameter.text("app").says("Who shows it.");
  private static final Parameter<String> LOCALE =
      Parameter.text("locale").says("Language of the form: en, fr, nl or de.");
  private static final Parameter<String> MODE = Parameter.text("mode").says("How it is shown.");
  private static final Parameter<String> PRE_SELECTED =
      Parameter.text("pre_selected").says("Answers known already, as a JSON object.");
  private static final List<Parameter<String>> KNOWN =
      List.of(
          Parameter.text("region").says("A region known already."),
          Parameter.text("commune").says("A commune known already: NIS code, slug or name."),
          Parameter.text("civil_status").says("A civil status known already."),
          Parameter.text("nationality_situation").says("A nationality status known already."));

  private static final Operation OPERATION =
      Operation.get("onboarding_form_by_query", "/api/onboarding-form")
          .says("The same form, asked for in a query, which hands over answers side by side.")
          .takes(SKILL, APP, LOCALE, MODE, PRE_SELECTED)
          .takes(KNOWN.toArray(Parameter<?>[]::new))
          .answers(200, "A self-contained document", FormRead.FORM)
          .refuses(ErrorCategory.NOT_FOUND)
          .notAsTool()
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new FormQuery(new Forms(doors.library()::corpus)));

  @Override
  public OperationReply handle(Call call) {
    ObjectNode request = JsonNodeFactory.instance.objectNode().put("flat", true);
    for (Parameter<String> text : List.of(SKILL, APP, LOCALE, MODE)) {
      call.arguments().find(text).ifPresent(value -> request.put(text.name(), value));
    }
    ObjectNode known = JsonNodeFactory.instance.objectNode();
    for (Parameter<String> text : KNOWN) {
      call.arguments().find(text).ifPresent(value -> known.put(text.name(), value));
    }
    Outcome<ObjectNode> filled =
        call.arguments()
            .find(PRE_SELECTED)
            .map(
                text ->
                    StrictJson.parse(text.getBytes(StandardCharsets.UTF_8)).then(FormQuery::object))
            .orElse(Outcome.ok(JsonNodeFactory.instance.objectNode()));
    return OperationReply.of(
        filled
            .then(given -> forms.compose(request.set("pre_selected", known.setAll(given))))
            .map(OnboardingForm::json));
  }

  private static Outcome<ObjectNode> object(JsonNode json) {
    return json instanceof ObjectNode object
        ? Outcome.ok(object)
        : Outcome.refused(Rejection.schema("/" + PRE_SELECTED.name(), "type"));
  }
}

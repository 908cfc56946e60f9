package be.becivic.site.form;

import be.becivic.site.view.FormField;
import be.becivic.site.view.FormOption;
import be.becivic.site.view.FormView;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a form asks, as data: an agent without a screen asks it itself. */
final class FormQuestions {
  private FormQuestions() {}

  static void add(ObjectNode json, FormView view) {
    ArrayNode questions = json.putArray("questions");
    Stream.of(
            view.person().stream(),
            view.skill().stream().flatMap(matter -> matter.fields().stream()),
            Stream.of(view.consent()))
        .flatMap(fields -> fields)
        .forEach(field -> questions.add(question(field)));
  }

  private static ObjectNode question(FormField field) {
    ObjectNode question =
        JsonNodeFactory.instance
            .objectNode()
            .put("place", field.place())
            .put("kind", field.kind().wireName())
            .put("label", field.label());
    if (!field.help().isEmpty()) {
      question.put("help", field.help());
    }
    if (field.required()) {
      question.put("required", true);
    }
    if (!field.selected().isEmpty()) {
      question.put("selected", field.selected());
    }
    if (!field.options().isEmpty()) {
      choices(field.options(), question);
    }
    if (field.kind() == FormField.Kind.ROW_LIST) {
      question.put("min_rows", field.minRows()).put("max_rows", field.maxRows());
      ArrayNode columns = question.putArray("columns");
      field.columns().forEach(column -> columns.add(question(column)));
    }
    return question;
  }

  /** What is kept for each answer, and how it reads. */
  private static void choices(List<FormOption> options, ObjectNode question) {
    ObjectNode choices = question.putObject("choices");
    options.forEach(option -> choices.put(option.value(), option.label()));
  }
}

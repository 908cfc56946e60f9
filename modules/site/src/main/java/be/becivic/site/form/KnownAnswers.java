package be.becivic.site.form;

import be.becivic.site.view.FormField;
import be.becivic.site.view.FormOption;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** What is known already. A value that does not fit its question is as good as none. */
record KnownAnswers(Optional<JsonNode> values) {
  private static final Pattern MONTH = Pattern.compile("[0-9]{4}-(0[1-9]|1[0-2])");
  private static final int LONGEST = 300;

  /** Fills a field in from the value of a name, read as the field wants it. */
  FormField into(FormField field, String name, Function<String, Optional<String>> reading) {
    return values
        .flatMap(all -> all.optional(name))
        .filter(JsonNode::isValueNode)
        .map(value -> value.asString(""))
        .flatMap(reading)
        .filter(value -> fits(field, value))
        .map(field::filledWith)
        .orElse(field);
  }

  FormField into(FormField field, String name) {
    return into(field, name, Optional::of);
  }

  private static boolean fits(FormField field, String value) {
    return switch (field.kind()) {
      case SINGLE_CHOICE -> field.options().stream().map(FormOption::value).anyMatch(value::equals);
      case YES_NO -> value.equals("true") || value.equals("false");
      case TEXT -> !value.isBlank() && value.length() <= LONGEST;
      case MONTH_YEAR -> MONTH.matcher(value).matches();
      case MONTH_YEAR_OR_CURRENT -> value.equals("current") || MONTH.matcher(value).matches();
      case COMMUNE, COUNTRY_CODE -> !value.isEmpty();
      case ROW_LIST, CONSENT -> false;
    };
  }

  @Override
  public String toString() {
    return "Filled";
  }
}

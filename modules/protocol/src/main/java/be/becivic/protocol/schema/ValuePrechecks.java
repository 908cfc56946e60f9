package be.becivic.protocol.schema;

import be.becivic.protocol.id.UuidV7;
import be.becivic.protocol.json.PlainTimes;
import com.networknt.schema.regex.RegularExpression;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** What keywords say about a value by itself. */
final class ValuePrechecks {
  private static final FreeTextPatterns PATTERNS = new FreeTextPatterns();
  private static final String UUID =
      "[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$";

  private ValuePrechecks() {}

  static Precheck of(String keyword, JsonNode argument) {
    return switch (keyword) {
      case "type" -> argument.isArray() ? types(argument) : type(argument.stringValue());
      case "const" -> constant(argument);
      case "enum" -> enumeration(argument);
      case "pattern" -> pattern(argument.stringValue());
      case "format" -> format(argument.stringValue());
      case "minLength" -> text(text -> isAtLeast(argument.intValue(), text));
      case "maxLength" -> text(text -> isAtMost(argument.intValue(), text));
      case "minimum" -> number(argument.decimalValue(), Set.of(0, 1));
      case "maximum" -> number(argument.decimalValue(), Set.of(-1, 0));
      default -> throw new IllegalArgumentException("no schema of ours has " + keyword);
    };
  }

  private static Precheck types(JsonNode names) {
    List<Precheck> types = names.valueStream().map(name -> type(name.stringValue())).toList();
    return value -> {
      for (Precheck type : types) {
        if (type.admits(value)) {
          return true;
        }
      }
      return false;
    };
  }

  private static Precheck type(String name) {
    return switch (name) {
      case "string" -> JsonNode::isString;
      case "object" -> JsonNode::isObject;
      case "array" -> JsonNode::isArray;
      case "boolean" -> JsonNode::isBoolean;
      case "null" -> JsonNode::isNull;
      case "number" ->
          value ->
              value.isIntegralNumber() || value.isBigDecimal() || value.isNumber() && isUnsure();
      case "integer" -> value -> value.isIntegralNumber() || value.isNumber() && isUnsure();
      default -> throw new IllegalArgumentException("no type is called " + name);
    };
  }

  private static Precheck constant(JsonNode wanted) {
    if (wanted.isNumber()) {
      return value -> value.isNumber() && (value.equals(wanted) || !value.isInt() && isUnsure());
    }
    if (wanted.isContainer()) {
      throw new IllegalArgumentException("no constant of ours is a container");
    }
    return wanted::equals;
  }

  private static Precheck enumeration(JsonNode values) {
    if (values.valueStream().allMatch(JsonNode::isString)) {
      Set<String> texts =
          values.valueStream().map(JsonNode::stringValue).collect(Collectors.toUnmodifiableSet());
      return value -> value.isString() && texts.contains(value.stringValue());
    }
    List<Precheck> constants = values.valueStream().map(ValuePrechecks::constant).toList();
    return value -> constants.stream().anyMatch(each -> each.admits(value));
  }

  private static Precheck pattern(String regex) {
    if (regex.startsWith("^") && regex.endsWith(UUID)) {
      String prefix = regex.substring(1, regex.length() - UUID.length());
      if (prefix.chars().allMatch(each -> each == '_' || Character.isLetter(each))) {
        return text(text -> isPrefixedUuid(text, prefix));
      }
    }
    RegularExpression expression = PATTERNS.getRegularExpression(regex);
    return text(expression::matches);
  }

  private static boolean isPrefixedUuid(String text, String prefix) {
    return text.startsWith(prefix) && UuidV7.matches(text.substring(prefix.length()));
  }

  private static Precheck format(String name) {
    return switch (name) {
      case "date" -> text(text -> PlainTimes.isDate(text) || isUnsure());
      case "date-time" -> text(text -> PlainTimes.isMoment(text) || isUnsure());
      default -> text(_ -> isUnsure());
    };
  }

  private static Precheck text(Predicate<String> condition) {
    return value -> !value.isString() || condition.test(value.stringValue());
  }

  private static Precheck number(BigDecimal bound, Set<Integer> signs) {
    return value ->
        !value.isNumber() || signs.contains(Integer.signum(value.decimalValue().compareTo(bound)));
  }

  private static boolean isAtLeast(int least, String text) {
    return text.length() >= 2 * least || text.codePointCount(0, text.length()) >= least;
  }

  private static boolean isAtMost(int most, String text) {
    return text.length() <= most || text.codePointCount(0, text.length()) <= most;
  }

  private static boolean isUnsure() {
    throw Precheck.UnsureException.INSTANCE;
  }
}

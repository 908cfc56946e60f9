package be.becivic.protocol.predicate;

import static be.becivic.protocol.predicate.ValueReading.refuse;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Turns JSON into a predicate. */
final class PredicateReader {
  private static final List<String> MEMBERS = List.of("field", "op", "value");

  private PredicateReader() {}

  static Outcome<Predicate> read(JsonNode node, String pointer) {
    if (!node.isObject()) {
      return refuse(pointer, "type");
    }
    for (String member : MEMBERS) {
      if (!node.has(member)) {
        return Outcome.refused(Rejection.missing(pointer, member));
      }
    }
    if (node.size() > MEMBERS.size()) {
      return refuse(pointer, "additionalProperties");
    }
    Optional<Axis> field = node.get("field").stringValueOpt().flatMap(Axis::parse);
    if (field.isEmpty()) {
      return refuse(
          pointer + "/field", "enum", Stream.of(Axis.values()).map(Axis::wireName).toList());
    }
    AxisKind kind = field.get().kind();
    Optional<Operator> op = node.get("op").stringValueOpt().flatMap(Operator::parse);
    if (op.filter(parsed -> parsed.suits(kind)).isEmpty()) {
      return refuse(
          pointer + "/op",
          "enum",
          Stream.of(Operator.values())
              .filter(each -> each.suits(kind))
              .map(Operator::wireName)
              .toList());
    }
    return operands(op.get(), field.get(), node.get("value"), pointer + "/value")
        .map(operands -> new Predicate(field.get(), op.get(), operands));
  }

  private static Outcome<List<Scalar>> operands(
      Operator op, Axis axis, JsonNode value, String pointer) {
    return switch (op) {
      case EQ -> whole(axis).apply(value, pointer).map(List::of);
      case IN ->
          value.isArray() && value.isEmpty()
              ? refuse(pointer, "minItems")
              : whole(axis).list(value, pointer);
      case GTE, LTE -> any(axis).apply(value, pointer).map(List::of);
      case EXISTS ->
          value.booleanValueOpt().filter(Boolean::booleanValue).isPresent()
              ? Outcome.ok(List.of())
              : refuse(pointer, "const");
    };
  }

  private static ValueReading<Scalar> any(Axis axis) {
    return (value, pointer) ->
        axis.kind()
            .read(value)
            .filter(axis::canBe)
            .map(Outcome::ok)
            .orElseGet(() -> refuse(pointer, value.isString() ? "enum" : "type", axis.choices()));
  }

  /** Numbers that are compared for equality are whole (§6.12.5). */
  private static ValueReading<Scalar> whole(Axis axis) {
    return (value, pointer) ->
        any(axis)
            .apply(value, pointer)
            .then(scalar -> scalar.isWhole() ? Outcome.ok(scalar) : refuse(pointer, "type"));
  }
}

package be.becivic.protocol.operation;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.PlainTimes;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How the text of a parameter becomes a value. */
sealed interface ParameterType<T> {

  /**
   * Reads what was given.
   *
   * @param pointer what a refusal points at
   * @param given at least one text, none of them blank
   */
  Outcome<T> read(String pointer, List<String> given);

  ObjectNode schema();

  /** A default as clients are shown it; nothing where only words explain it. */
  Optional<JsonNode> shown(T value);

  /** Any text. */
  record Text() implements ParameterType<String> {
    @Override
    public Outcome<String> read(String pointer, List<String> given) {
      return Outcome.ok(given.getFirst());
    }

    @Override
    public ObjectNode schema() {
      return typed("string");
    }

    @Override
    public Optional<JsonNode> shown(String value) {
      return Optional.of(JsonNodeFactory.instance.stringNode(value));
    }
  }

  /**
   * A whole number.
   *
   * @param isCut whether more than the most counts as the most
   */
  record Number(int least, int most, boolean isCut) implements ParameterType<Integer> {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,6}");

    @Override
    public Outcome<Integer> read(String pointer, List<String> given) {
      boolean isNumber = DIGITS.matcher(given.getFirst()).matches();
      int value = isNumber ? Integer.parseInt(given.getFirst()) : 0;
      if (!isNumber || value < least) {
        return Outcome.refused(Rejection.notAmong(pointer, "minimum", range()));
      }
      return value <= most || isCut
          ? Outcome.ok(Math.min(value, most))
          : Outcome.refused(Rejection.notAmong(pointer, "maximum", range()));
    }

    private List<String> range() {
      return List.of("a whole number from " + least + (isCut ? "" : " to " + most));
    }

    @Override
    public ObjectNode schema() {
      ObjectNode schema = typed("integer").put("minimum", least);
      return isCut ? schema : schema.put("maximum", most);
    }

    @Override
    public Optional<JsonNode> shown(Integer value) {
      return Optional.of(JsonNodeFactory.instance.numberNode(value));
    }
  }

  /** Yes or no. */
  record Flag() implements ParameterType<Boolean> {
    @Override
    public Outcome<Boolean> read(String pointer, List<String> given) {
      return switch (given.getFirst()) {
        case "true", "1" -> Outcome.ok(true);
        case "false", "0" -> Outcome.ok(false);
        default -> Outcome.refused(Rejection.notAmong(pointer, "enum", List.of("true", "false")));
      };
    }

    @Override
    public ObjectNode schema() {
      return typed("boolean");
    }

    @Override
    public Optional<JsonNode> shown(Boolean value) {
      return Optional.of(JsonNodeFactory.instance.booleanNode(value));
    }
  }

  /** Something that is asked for or not; any other spelling is refused rather than guessed at. */
  record Mark() implements ParameterType<Boolean> {
    private static final List<String> YES = List.of("1", "true");

    @Override
    public Outcome<Boolean> read(String pointer, List<String> given) {
      return YES.containsAll(given)
          ? Outcome.ok(true)
          : Outcome.refused(Rejection.notAmong(pointer, "enum", YES));
    }

    @Override
    public ObjectNode schema() {
      ObjectNode schema = typed("string");
      YES.forEach(schema.putArray("enum")::add);
      return schema;
    }

    @Override
    public Optional<JsonNode> shown(Boolean value) {
      return Optional.empty();
    }
  }

  /** A moment, or a day, which stands for its beginning. */
  record Time() implements ParameterType<Instant> {
    private static final int DAY = "2026-01-31".length();

    @Override
    public Outcome<Instant> read(String pointer, List<String> given) {
      String text = given.getFirst();
      return (text.length() == DAY ? beginning(text) : PlainTimes.parseMoment(text))
          .map(Outcome::ok)
          .orElseGet(
              () ->
                  Outcome.refused(
                      Rejection.notAmong(
                          pointer, "format", List.of("2026-01-31", "2026-01-31T12:00:00Z"))));
    }

    private static Optional<Instant> beginning(String day) {
      try {
        return Optional.of(LocalDate.parse(day).atStartOfDay().toInstant(ZoneOffset.UTC));
      } catch (DateTimeException _) {
        return Optional.empty();
      }
    }

    @Override
    public ObjectNode schema() {
      return typed("string");
    }

    @Override
    public Optional<JsonNode> shown(Instant value) {
      return Optional.of(JsonNodeFactory.instance.stringNode(value.toString()));
    }
  }

  /** One of a closed set. */
  record Choice<T>(SequencedMap<String, T> values) implements ParameterType<T> {

    static <T> Choice<T> of(Stream<T> values, Function<T, String> wireName) {
      SequencedMap<String, T> byName = new LinkedHashMap<>();
      values.forEach(value -> byName.put(wireName.apply(value), value));
      return new Choice<>(byName);
    }

    @Override
    public Outcome<T> read(String pointer, List<String> given) {
      T value = values.get(given.getFirst());
      return value == null
          ? Outcome.refused(Rejection.notAmong(pointer, "enum", List.copyOf(values.keySet())))
          : Outcome.ok(value);
    }

    @Override
    public ObjectNode schema() {
      ObjectNode schema = typed("string");
      values.keySet().forEach(schema.putArray("enum")::add);
      return schema;
    }

    @Override
    public Optional<JsonNode> shown(T value) {
      return values.entrySet().stream()
          .filter(each -> each.getValue().equals(value))
          .<JsonNode>map(each -> JsonNodeFactory.instance.stringNode(each.getKey()))
          .findFirst();
    }
  }

  /** Several, in an array or separated by commas. */
  record Many<T>(ParameterType<T> each) implements ParameterType<List<T>> {
    @Override
    public Outcome<List<T>> read(String pointer, List<String> given) {
      List<T> values = new ArrayList<>();
      for (String text : separated(given)) {
        switch (each.read(pointer, List.of(text))) {
          case Outcome.Ok<T>(T value) -> values.add(value);
          case Outcome.Refused<T>(Rejection rejection) -> {
            return Outcome.refused(rejection);
          }
        }
      }
      return Outcome.ok(List.copyOf(values));
    }

    private static List<String> separated(List<String> given) {
      return given.stream()
          .flatMap(text -> Stream.of(text.split(",", -1)))
          .map(String::strip)
          .filter(text -> !text.isEmpty())
          .toList();
    }

    @Override
    public ObjectNode schema() {
      return typed("array").set("items", each.schema());
    }

    @Override
    public Optional<JsonNode> shown(List<T> value) {
      return Optional.empty();
    }
  }

  /** Whatever it is, nobody looks at it. */
  record Unread() implements ParameterType<String> {
    @Override
    public Outcome<String> read(String pointer, List<String> given) {
      return Outcome.ok("");
    }

    @Override
    public ObjectNode schema() {
      return typed("object");
    }

    @Override
    public Optional<JsonNode> shown(String value) {
      return Optional.empty();
    }
  }

  private static ObjectNode typed(String type) {
    return JsonNodeFactory.instance.objectNode().put("type", type);
  }
}

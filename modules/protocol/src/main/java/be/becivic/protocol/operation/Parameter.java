package be.becivic.protocol.operation;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something that narrows what is asked for: a part of the address, a query parameter or an argument
 * of a tool. The same object is the key to its value in {@link Arguments}.
 */
public final class Parameter<T> {
  private final String name;
  private final String toolName;
  private final boolean isInPath;
  private final ParameterType<T> type;
  private final String meaning;
  private final boolean isRequired;
  private final Optional<T> usual;
  private final Set<Surface> surfaces;

  private Parameter(
      String name,
      String toolName,
      boolean isInPath,
      ParameterType<T> type,
      String meaning,
      boolean isRequired,
      Optional<T> usual,
      Set<Surface> surfaces) {
    this.name = name;
    this.toolName = toolName;
    this.isInPath = isInPath;
    this.type = type;
    this.meaning = meaning;
    this.isRequired = isRequired;
    this.usual = usual;
    this.surfaces = surfaces;
  }

  private static <T> Parameter<T> of(String name, ParameterType<T> type, boolean isInPath) {
    return new Parameter<>(
        name, name, isInPath, type, "", isInPath, Optional.empty(), EnumSet.allOf(Surface.class));
  }

  /** A part of the address, which is there whenever the address is. */
  public static Parameter<String> segment(String name) {
    return of(name, new ParameterType.Text(), true);
  }

  public static Parameter<String> text(String name) {
    return of(name, new ParameterType.Text(), false);
  }

  public static Parameter<List<String>> texts(String name) {
    return of(name, new ParameterType.Many<>(new ParameterType.Text()), false);
  }

  public static Parameter<Integer> number(String name, int least, int most) {
    return of(name, new ParameterType.Number(least, most, false), false);
  }

  /** How many of something to give; who asks for more than the most gets the most. */
  public static Parameter<Integer> upTo(String name, int most) {
    return of(name, new ParameterType.Number(1, most, true), false);
  }

  public static Parameter<Boolean> flag(String name) {
    return of(name, new ParameterType.Flag(), false);
  }

  /**
   * Something that is on when it is given, as {@code 1} or {@code true}. Here what is empty is not
   * left out: whoever meant it must not find that it went unheard.
   */
  public static Parameter<Boolean> mark(String name) {
    return of(name, new ParameterType.Mark(), false).otherwise(false);
  }

  /** A moment with its offset, or a day. */
  public static Parameter<Instant> time(String name) {
    return of(name, new ParameterType.Time(), false);
  }

  public static <T> Parameter<T> choice(
      String name, Stream<T> values, Function<T, String> wireName) {
    return of(name, ParameterType.Choice.of(values, wireName), false);
  }

  public static <T> Parameter<List<T>> choices(
      String name, Stream<T> values, Function<T, String> wireName) {
    return of(name, new ParameterType.Many<>(ParameterType.Choice.of(values, wireName)), false);
  }

  /** Something clients send although nobody looks at it. */
  public static Parameter<String> unread(String name) {
    return of(name, new ParameterType.Unread(), false);
  }

  public Parameter<T> says(String words) {
    return new Parameter<>(name, toolName, isInPath, type, words, isRequired, usual, surfaces);
  }

  public Parameter<T> required() {
    return new Parameter<>(name, toolName, isInPath, type, meaning, true, usual, surfaces);
  }

  /** What it is when it is left out. */
  public Parameter<T> otherwise(T value) {
    return new Parameter<>(
        name, toolName, isInPath, type, meaning, isRequired, Optional.of(value), surfaces);
  }

  /** Tools call it something else; over HTTP it answers to both names. */
  public Parameter<T> inTools(String otherName) {
    return new Parameter<>(name, otherName, isInPath, type, meaning, isRequired, usual, surfaces);
  }

  public Parameter<T> toolOnly() {
    return new Parameter<>(
        name, toolName, isInPath, type, meaning, isRequired, usual, EnumSet.of(Surface.TOOL));
  }

  public Parameter<T> httpOnly() {
    return new Parameter<>(
        name, toolName, isInPath, type, meaning, isRequired, usual, EnumSet.of(Surface.HTTP));
  }

  public String name() {
    return name;
  }

  public String name(Surface surface) {
    return surface == Surface.TOOL ? toolName : name;
  }

  public boolean isInPath() {
    return isInPath;
  }

  public boolean isRequired() {
    return isRequired;
  }

  public String meaning() {
    return meaning;
  }

  public boolean isOn(Surface surface) {
    return surfaces.contains(surface);
  }

  /** Whether several values can be given. */
  public boolean isList() {
    return type instanceof ParameterType.Many;
  }

  /** Its JSON Schema, with its default and what it means. */
  public ObjectNode schema() {
    ObjectNode schema = type.schema();
    usual.flatMap(type::shown).ifPresent(value -> schema.set("default", value));
    return schema;
  }

  /** Reads it; empty where it is left out and has no default. */
  Outcome<Optional<T>> read(GivenValues given, Surface surface) {
    String shown = name(surface);
    if (type instanceof ParameterType.Unread) {
      return Outcome.ok(Optional.empty());
    }
    if (given.isUnreadable(shown)) {
      return Outcome.refused(Rejection.schema("/" + shown, "type"));
    }
    List<String> values =
        type instanceof ParameterType.Mark ? given.listAll(shown) : given.list(shown);
    if (values.isEmpty() && surface == Surface.HTTP) {
      values = given.list(toolName);
    }
    if (values.isEmpty()) {
      return isRequired ? Outcome.refused(missing(shown)) : Outcome.ok(usual);
    }
    return type.read("/" + shown, values).map(Optional::of);
  }

  private Rejection missing(String shown) {
    List<String> choices =
        type.schema().path("enum").valueStream().map(JsonNode::stringValue).toList();
    return Rejection.missing("", shown, choices);
  }
}

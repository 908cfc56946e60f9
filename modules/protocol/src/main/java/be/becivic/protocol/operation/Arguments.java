package be.becivic.protocol.operation;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.Violation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The values of an operation's parameters, read once and alike for every way of asking. */
public final class Arguments {
  private final Map<Parameter<?>, Object> values = new HashMap<>();

  private Arguments() {}

  /** Reads what was given; a name the operation does not know is refused like a wrong value. */
  public static Outcome<Arguments> read(Operation operation, GivenValues given, Surface surface) {
    List<Parameter<?>> known = operation.parameters(surface);
    boolean isStrange =
        given.names().stream()
            .anyMatch(name -> known.stream().noneMatch(each -> answersTo(each, name, surface)));
    List<Rejection> refused = new ArrayList<>();
    if (isStrange) {
      refused.add(
          Rejection.notAmong(
              "",
              "additionalProperties",
              known.stream()
                  .filter(each -> surface == Surface.TOOL || !each.isInPath())
                  .map(each -> each.name(surface))
                  .toList()));
    }
    var arguments = new Arguments();
    for (Parameter<?> parameter : known) {
      arguments.add(parameter, given, surface).ifPresent(refused::add);
    }
    return refused.isEmpty()
        ? Outcome.ok(arguments)
        : Outcome.refused(refused.getFirst().with(refused.stream().map(Violation::of).toList()));
  }

  private static boolean answersTo(Parameter<?> parameter, String name, Surface surface) {
    return name.equals(parameter.name(surface))
        || surface == Surface.HTTP
            && !parameter.isInPath()
            && name.equals(parameter.name(Surface.TOOL));
  }

  private <T> Optional<Rejection> add(Parameter<T> parameter, GivenValues given, Surface surface) {
    return switch (parameter.read(given, surface)) {
      case Outcome.Ok<Optional<T>>(Optional<T> value) -> {
        value.ifPresent(present -> values.put(parameter, present));
        yield Optional.empty();
      }
      case Outcome.Refused<Optional<T>>(Rejection rejection) -> Optional.of(rejection);
    };
  }

  /**
   * The value of a parameter that is required or has a default.
   *
   * @throws NoSuchElementException when it has none
   */
  public <T> T get(Parameter<T> parameter) {
    return find(parameter).orElseThrow();
  }

  @SuppressWarnings("unchecked") // add puts under each parameter what that parameter read
  public <T> Optional<T> find(Parameter<T> parameter) {
    return Optional.ofNullable((T) values.get(parameter));
  }

  /** Says nothing of what was given. */
  @Override
  public String toString() {
    return "Arguments[" + values.size() + "]";
  }
}

package be.becivic.server.read;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.lifecycle.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads arguments that name things from closed sets. */
final class Choices {
  static final List<Status> RENDERED = List.of(Status.STABLE, Status.BETA, Status.ALPHA);

  private Choices() {}

  /** All values, each of which may hold several separated by commas; nothing when none came. */
  static <T> Outcome<List<T>> each(
      Arguments arguments, String name, Function<String, Optional<T>> parse) {
    List<T> values = new ArrayList<>();
    for (String text : texts(arguments, name)) {
      Optional<T> value = parse.apply(text);
      if (value.isEmpty()) {
        return Outcome.refused(Rejection.schema("/" + name, "enum"));
      }
      values.add(value.get());
    }
    return Outcome.ok(values);
  }

  static Outcome<List<Status>> statuses(Arguments arguments, List<Status> usual) {
    return each(arguments, "status", Status::parse)
        .map(statuses -> statuses.isEmpty() ? usual : statuses);
  }

  static List<String> texts(Arguments arguments, String name) {
    return arguments.list(name).stream()
        .flatMap(value -> List.of(value.split(",", -1)).stream())
        .map(String::strip)
        .filter(value -> !value.isEmpty())
        .toList();
  }

  /** A number between one and so many. */
  static Outcome<Integer> limit(Arguments arguments, int usual, int most) {
    Optional<String> text = arguments.find("limit");
    if (text.isEmpty()) {
      return Outcome.ok(usual);
    }
    boolean isNumber = text.get().matches("[1-9][0-9]{0,4}");
    return isNumber && Integer.parseInt(text.get()) <= most
        ? Outcome.ok(Integer.parseInt(text.get()))
        : Outcome.refused(Rejection.schema("/limit", isNumber ? "maximum" : "minimum"));
  }
}

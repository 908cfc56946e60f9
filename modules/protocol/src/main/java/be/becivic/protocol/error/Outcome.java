package be.becivic.protocol.error;

import java.util.function.Function;

/** A value, or the reason there is none. Refusals travel as values; exceptions are bugs. */
public sealed interface Outcome<T> {

  /** It went well. */
  record Ok<T>(T value) implements Outcome<T> {}

  /** It was refused. */
  record Refused<T>(Rejection rejection) implements Outcome<T> {}

  static <T> Outcome<T> ok(T value) {
    return new Ok<>(value);
  }

  static <T> Outcome<T> refused(Rejection rejection) {
    return new Refused<>(rejection);
  }

  default <R> Outcome<R> map(Function<? super T, ? extends R> mapper) {
    return then(value -> ok(mapper.apply(value)));
  }

  default <R> Outcome<R> then(Function<? super T, Outcome<R>> next) {
    return switch (this) {
      case Ok<T>(T value) -> next.apply(value);
      case Refused<T>(Rejection rejection) -> refused(rejection);
    };
  }
}

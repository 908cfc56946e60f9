package be.becivic.mcp.jsonrpc;

import java.util.function.Function;

/** A value, or the error to answer with instead. */
public sealed interface Checked<T> {

  /** It is in order. */
  record Fine<T>(T value) implements Checked<T> {}

  /** It is not. */
  record Wrong<T>(RpcError error) implements Checked<T> {}

  default <R> Checked<R> then(Function<? super T, Checked<R>> next) {
    return switch (this) {
      case Fine<T>(T value) -> next.apply(value);
      case Wrong<T>(RpcError error) -> new Wrong<>(error);
    };
  }

  static <T> Checked<T> fine(T value) {
    return new Fine<>(value);
  }

  static <T> Checked<T> wrong(ErrorKind kind, String message) {
    return new Wrong<>(RpcError.of(kind, message));
  }
}

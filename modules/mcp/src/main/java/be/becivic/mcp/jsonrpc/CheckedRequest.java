package be.becivic.mcp.jsonrpc;

import java.util.function.Function;

/** A value, or the error to answer with instead. */
public sealed interface CheckedRequest<T> {

  /** It is in order. */
  record Fine<T>(T value) implements CheckedRequest<T> {}

  /** It is not. */
  record Wrong<T>(RpcError error) implements CheckedRequest<T> {}

  default <R> CheckedRequest<R> then(Function<? super T, CheckedRequest<R>> next) {
    return switch (this) {
      case Fine<T>(T value) -> next.apply(value);
      case Wrong<T>(RpcError error) -> new Wrong<>(error);
    };
  }

  static <T> CheckedRequest<T> fine(T value) {
    return new Fine<>(value);
  }

  static <T> CheckedRequest<T> wrong(ErrorKind kind, String message) {
    return new Wrong<>(RpcError.of(kind, message));
  }
}

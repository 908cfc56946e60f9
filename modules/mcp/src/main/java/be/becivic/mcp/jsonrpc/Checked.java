package be.becivic.mcp.jsonrpc;

/** A value, or the error to answer with instead. */
public sealed interface Checked<T> {

  /** It is in order. */
  record Fine<T>(T value) implements Checked<T> {}

  /** It is not. */
  record Wrong<T>(RpcError error) implements Checked<T> {}

  static <T> Checked<T> fine(T value) {
    return new Fine<>(value);
  }

  static <T> Checked<T> wrong(ErrorKind kind, String message) {
    return new Wrong<>(RpcError.of(kind, message));
  }
}

package be.becivic.protocol.schema;

import tools.jackson.databind.JsonNode;

/** A schema or a keyword ready to run: whether a value satisfies it, and nothing about why not. */
@FunctionalInterface
interface Precheck {
  Precheck ANY = _ -> true;
  Precheck NONE = _ -> false;

  /**
   * @throws UnsureException when only the validator can tell
   */
  boolean admits(JsonNode value);

  /** Neither yes nor no, so that a condition on it can go neither way. */
  final class UnsureException extends RuntimeException {
    static final UnsureException INSTANCE = new UnsureException();

    private UnsureException() {
      super("only the validator can tell", null, false, false);
    }
  }
}

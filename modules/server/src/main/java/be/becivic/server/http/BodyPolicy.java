package be.becivic.server.http;

/** What a route does with a request body. */
public sealed interface BodyPolicy {

  /** A body is left unread. */
  record None() implements BodyPolicy {}

  /** A body must be JSON of at most so many bytes, and is read before the handler runs. */
  record Json(int limit) implements BodyPolicy {}

  /** The same, but what kind it is of is for the handler to judge. */
  record Any(int limit) implements BodyPolicy {}

  static BodyPolicy none() {
    return new None();
  }

  static BodyPolicy json(int limit) {
    return new Json(limit);
  }

  static BodyPolicy any(int limit) {
    return new Any(limit);
  }
}

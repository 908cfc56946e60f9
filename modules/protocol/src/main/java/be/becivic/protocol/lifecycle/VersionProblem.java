package be.becivic.protocol.lifecycle;

/** What is wrong with the version of a change, in words its author can act on. */
public sealed interface VersionProblem {

  /** The version is not on the line of its status. */
  record WrongLine(Status status, Version version, Version.Line expected)
      implements VersionProblem {}

  /** The version went down while the status stayed. */
  record Regressed(Version from, Version to) implements VersionProblem {}

  /** The status flipped and the patch did not start over. */
  record NotReset(Status status, Version version) implements VersionProblem {}

  /** The version moved although the status freezes it. */
  record Moved(Status status, Version from, Version to) implements VersionProblem {}

  /** The version is pinned, so nothing else was checked. */
  record Pinned(Version version) implements VersionProblem {}

  default boolean isError() {
    return switch (this) {
      case WrongLine _, Regressed _, NotReset _, Moved _ -> true;
      case Pinned _ -> false;
    };
  }

  default String sentence() {
    return switch (this) {
      case WrongLine(Status status, Version version, Version.Line expected) ->
          "At %s the version is %s, not %s.".formatted(status.wireName(), expected, version);
      case Regressed(Version from, Version to) ->
          "The version went down from %s to %s.".formatted(from, to);
      case NotReset(Status status, Version version) ->
          "On becoming %s the patch starts at 0, not at %s."
              .formatted(status.wireName(), version.patch());
      case Moved(Status status, Version from, Version to) ->
          "At %s the version stays %s; this says %s.".formatted(status.wireName(), from, to);
      case Pinned(Version version) ->
          "The version is pinned at %s and is not kept in step with the status.".formatted(version);
    };
  }
}

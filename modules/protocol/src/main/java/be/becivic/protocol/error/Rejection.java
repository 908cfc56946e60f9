package be.becivic.protocol.error;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Why a request was refused. It points at the offending place and never carries what stood there.
 *
 * @param pointer JSON pointer to the offending place
 * @param keyword the schema keyword that failed
 * @param missing the name of a required member that is absent
 * @param retryAfter how long to wait before trying again
 * @param scrub what was found in research notes or the artefact they came with, masked
 * @param allowed what may stand there instead, where that can be listed
 * @param hint what to do about it, in fixed words of ours, where that is not plain from the rest
 * @param violations everything that is wrong, this first, so that it can be mended in one go
 */
public record Rejection(
    ErrorCategory category,
    Optional<String> pointer,
    Optional<String> keyword,
    Optional<String> missing,
    Optional<Duration> retryAfter,
    Optional<ScrubFailure> scrub,
    List<String> allowed,
    Optional<String> hint,
    List<Violation> violations) {

  public Rejection {
    allowed = List.copyOf(allowed);
    violations = List.copyOf(violations);
  }

  public Rejection(
      ErrorCategory category,
      Optional<String> pointer,
      Optional<String> keyword,
      Optional<String> missing,
      Optional<Duration> retryAfter,
      Optional<ScrubFailure> scrub,
      List<String> allowed,
      Optional<String> hint) {
    this(category, pointer, keyword, missing, retryAfter, scrub, allowed, hint, List.of());
  }

  public Rejection(
      ErrorCategory category,
      Optional<String> pointer,
      Optional<String> keyword,
      Optional<String> missing,
      Optional<Duration> retryAfter) {
    this(
        category,
        pointer,
        keyword,
        missing,
        retryAfter,
        Optional.empty(),
        List.of(),
        Optional.empty());
  }

  public static Rejection of(ErrorCategory category) {
    return new Rejection(
        category, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  public static Rejection at(ErrorCategory category, String pointer) {
    return new Rejection(
        category, Optional.of(pointer), Optional.empty(), Optional.empty(), Optional.empty());
  }

  public static Rejection scrub(String pointer, ScrubFailure failure) {
    return new Rejection(
        ErrorCategory.LAYER2_SCRUB_FAILURE,
        Optional.of(pointer),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(failure),
        List.of(),
        Optional.empty());
  }

  /** Refuses a place and says what would do there. */
  public static Rejection hinting(
      ErrorCategory category, String pointer, String hint, List<String> allowed) {
    return new Rejection(
        category,
        Optional.of(pointer),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        allowed,
        Optional.of(hint));
  }

  public static Rejection schema(String pointer, String keyword) {
    return new Rejection(
        ErrorCategory.SCHEMA_FAIL,
        Optional.of(pointer),
        Optional.of(keyword),
        Optional.empty(),
        Optional.empty());
  }

  /** A value that is none of those allowed. */
  public static Rejection notAmong(String pointer, String keyword, List<String> allowed) {
    return new Rejection(
        ErrorCategory.SCHEMA_FAIL,
        Optional.of(pointer),
        Optional.of(keyword),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        allowed,
        Optional.empty());
  }

  public static Rejection missing(String pointer, String name) {
    return missing(pointer, name, List.of());
  }

  /** A required member that is absent, and what it may be. */
  public static Rejection missing(String pointer, String name, List<String> allowed) {
    return new Rejection(
        ErrorCategory.SCHEMA_FAIL,
        Optional.of(pointer),
        Optional.of("required"),
        Optional.of(name),
        Optional.empty(),
        Optional.empty(),
        allowed,
        Optional.empty());
  }

  public static Rejection retryLater(ErrorCategory category, Duration retryAfter) {
    return new Rejection(
        category, Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(retryAfter));
  }

  /** The same about one place, with what to do about it. */
  public Rejection pointing(String place, String remedy) {
    return new Rejection(
        category,
        Optional.of(place),
        keyword,
        missing,
        retryAfter,
        scrub,
        allowed,
        Optional.of(remedy),
        violations);
  }

  /** The same, with everything that is wrong. */
  public Rejection with(List<Violation> all) {
    return new Rejection(
        category, pointer, keyword, missing, retryAfter, scrub, allowed, hint, all);
  }

  /** The same about a part of something larger, which stands at this pointer. */
  public Rejection below(String base) {
    return new Rejection(
        category,
        Optional.of(base + pointer.orElse("")),
        keyword,
        missing,
        retryAfter,
        scrub,
        allowed,
        hint,
        violations.stream().map(each -> each.below(base)).toList());
  }

  /** Everything that is wrong; where only one thing is told, that. */
  public List<Violation> everything() {
    return violations.isEmpty() ? List.of(Violation.of(this)) : violations;
  }

  /** What may stand at the offending place. */
  public List<String> allowedThere() {
    return allowed.isEmpty() && !violations.isEmpty() ? violations.getFirst().allowed() : allowed;
  }

  /** Equal refusals have one reason, whatever else there was to mend. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Rejection rejection
        && category == rejection.category
        && pointer.equals(rejection.pointer)
        && keyword.equals(rejection.keyword)
        && missing.equals(rejection.missing)
        && retryAfter.equals(rejection.retryAfter)
        && scrub.equals(rejection.scrub)
        && allowed.equals(rejection.allowed)
        && hint.equals(rejection.hint);
  }

  @Override
  public int hashCode() {
    return Objects.hash(category, pointer, keyword, missing, retryAfter, scrub, allowed, hint);
  }
}

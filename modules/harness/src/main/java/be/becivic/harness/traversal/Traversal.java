package be.becivic.harness.traversal;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.predicate.Profile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The walk along one path (§24.9), as a value: every event makes the next one. Sources that are not
 * for the person are never in it, counters come after everything else and only when asked for, and
 * a delivery that leaves a trace waits for the person's word each time.
 *
 * @param online in the order they are tried
 * @param fallback in the order they are tried, once the person chose the counter
 * @param communeChosen whether they did
 */
public record Traversal(
    PathId path,
    List<PathSource> online,
    List<PathSource> fallback,
    boolean communeChosen,
    List<Attempt> attempts,
    Stage stage) {

  public Traversal {
    online = List.copyOf(online);
    fallback = List.copyOf(fallback);
    attempts = List.copyOf(attempts);
  }

  /**
   * Begins a walk.
   *
   * @param worked the source that delivered last time, which is tried first
   */
  public static Traversal start(
      PathId path, List<PathSource> sources, Profile profile, Optional<SourceId> worked) {
    List<PathSource> eligible = sources.stream().filter(each -> each.admits(profile)).toList();
    List<Attempt> skipped =
        sources.stream()
            .filter(each -> !each.admits(profile))
            .map(each -> new Attempt(each.id(), Attempt.Result.SKIPPED_INELIGIBLE, ""))
            .toList();
    Comparator<PathSource> order =
        Comparator.<PathSource, Boolean>comparing(each -> !worked.equals(Optional.of(each.id())))
            .thenComparing(Comparator.comparingInt(PathSource::priority).reversed())
            .thenComparing(each -> each.id().value());
    List<PathSource> online =
        eligible.stream().filter(each -> !each.isFallback()).sorted(order).toList();
    List<PathSource> fallback =
        eligible.stream().filter(PathSource::isFallback).sorted(order).toList();
    var begun = new Traversal(path, online, fallback, false, skipped, Stage.NONE_ELIGIBLE);
    return eligible.isEmpty() ? begun : begun.advance();
  }

  /** The source that is to be tried, while one is. */
  public Optional<PathSource> current() {
    return switch (stage) {
      case AWAITING_CONSENT, AWAITING_OUTCOME -> remaining().findFirst();
      case NONE_ELIGIBLE, EXHAUSTED, OBTAINED, SEARCHING, SKIPPED -> Optional.empty();
    };
  }

  /** Whether a counter is left to be proposed. */
  public boolean hasCounter() {
    return fallback.stream().anyMatch(each -> !isSettled(each));
  }

  /** The walk after an event; empty when it cannot happen here. */
  public Optional<Traversal> after(TraversalEvent event) {
    return switch (event) {
      case TraversalEvent.Agreed _ ->
          stage == Stage.AWAITING_CONSENT
              ? Optional.of(at(Stage.AWAITING_OUTCOME))
              : Optional.empty();
      case TraversalEvent.Declined _ ->
          current().map(each -> noting(each, Attempt.Result.DECLINED, "").advance());
      case TraversalEvent.Succeeded _ ->
          current()
              .filter(_ -> stage == Stage.AWAITING_OUTCOME)
              .map(each -> noting(each, Attempt.Result.SUCCESS, "").at(Stage.OBTAINED));
      case TraversalEvent.Failed(String signal) ->
          current()
              .filter(_ -> stage == Stage.AWAITING_OUTCOME)
              .map(each -> noting(each, Attempt.Result.FAILED, signal).advance());
      case TraversalEvent.ChoseCommune _ ->
          isAsking() && hasCounter()
              ? Optional.of(new Traversal(path, online, fallback, true, attempts, stage).advance())
              : Optional.empty();
      case TraversalEvent.ChoseSearch _ ->
          isAsking() ? Optional.of(at(Stage.SEARCHING)) : Optional.empty();
      case TraversalEvent.ChoseSkip _ ->
          isAsking() ? Optional.of(at(Stage.SKIPPED)) : Optional.empty();
    };
  }

  private boolean isAsking() {
    return stage == Stage.EXHAUSTED || stage == Stage.NONE_ELIGIBLE;
  }

  private Stream<PathSource> remaining() {
    return Stream.concat(online.stream(), communeChosen ? fallback.stream() : Stream.empty())
        .filter(each -> !isSettled(each));
  }

  private boolean isSettled(PathSource source) {
    return attempts.stream().anyMatch(attempt -> attempt.source().equals(source.id()));
  }

  private Traversal advance() {
    return remaining()
        .findFirst()
        .map(next -> at(next.isAudited() ? Stage.AWAITING_CONSENT : Stage.AWAITING_OUTCOME))
        .orElseGet(() -> at(Stage.EXHAUSTED));
  }

  private Traversal noting(PathSource source, Attempt.Result result, String signal) {
    List<Attempt> more = new ArrayList<>(attempts);
    more.add(new Attempt(source.id(), result, signal));
    return new Traversal(path, online, fallback, communeChosen, more, stage);
  }

  private Traversal at(Stage next) {
    return new Traversal(path, online, fallback, communeChosen, attempts, next);
  }
}

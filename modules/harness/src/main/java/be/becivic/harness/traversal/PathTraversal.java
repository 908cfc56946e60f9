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
public record PathTraversal(
    PathId path,
    List<SourceEntry> online,
    List<SourceEntry> fallback,
    boolean communeChosen,
    List<Attempt> attempts,
    TraversalStage stage) {

  public PathTraversal {
    online = List.copyOf(online);
    fallback = List.copyOf(fallback);
    attempts = List.copyOf(attempts);
  }

  /**
   * Begins a walk.
   *
   * @param worked the source that delivered last time, which is tried first
   */
  public static PathTraversal start(
      PathId path, List<SourceEntry> sources, Profile profile, Optional<SourceId> worked) {
    return begin(path, sources, profile, worked, List.of());
  }

  /**
   * The walk as it goes on under a profile that may have changed: where its source is still for the
   * person it stands, else the sources are sorted out anew, and what was tried stays tried.
   */
  public PathTraversal resume(
      List<SourceEntry> sources, Profile profile, Optional<SourceId> worked) {
    if (current().filter(each -> each.admits(profile)).isPresent()) {
      return this;
    }
    return begin(
        path, sources, profile, worked, attempts.stream().filter(Attempt::isMade).toList());
  }

  private static PathTraversal begin(
      PathId path,
      List<SourceEntry> sources,
      Profile profile,
      Optional<SourceId> worked,
      List<Attempt> made) {
    List<SourceEntry> eligible = sources.stream().filter(each -> each.admits(profile)).toList();
    List<Attempt> settled = new ArrayList<>(made);
    sources.stream()
        .filter(each -> !each.admits(profile))
        .map(each -> new Attempt(each.id(), Attempt.Result.SKIPPED_INELIGIBLE, ""))
        .forEach(settled::add);
    Comparator<SourceEntry> order =
        Comparator.<SourceEntry, Boolean>comparing(each -> !worked.equals(Optional.of(each.id())))
            .thenComparing(Comparator.comparingInt(SourceEntry::priority).reversed())
            .thenComparing(each -> each.id().value());
    List<SourceEntry> online =
        eligible.stream().filter(each -> !each.isFallback()).sorted(order).toList();
    List<SourceEntry> fallback =
        eligible.stream().filter(SourceEntry::isFallback).sorted(order).toList();
    var begun =
        new PathTraversal(path, online, fallback, false, settled, TraversalStage.NONE_ELIGIBLE);
    return eligible.isEmpty() ? begun : begun.advance();
  }

  /** The source that is to be tried, while one is. */
  public Optional<SourceEntry> current() {
    return switch (stage) {
      case AWAITING_CONSENT, AWAITING_OUTCOME -> remaining().findFirst();
      case NONE_ELIGIBLE, EXHAUSTED, OBTAINED, SEARCHING, SKIPPED -> Optional.empty();
    };
  }

  /** Whether a source was tried and did not deliver. */
  public boolean hasFailed() {
    return attempts.stream().anyMatch(each -> each.result() == Attempt.Result.FAILED);
  }

  /** Whether a counter is left to be proposed. */
  public boolean hasCounter() {
    return fallback.stream().anyMatch(each -> !isSettled(each));
  }

  /** The walk after an event; empty when it cannot happen here. */
  public Optional<PathTraversal> after(TraversalEvent event) {
    return switch (event) {
      case TraversalEvent.Agreed _ ->
          stage == TraversalStage.AWAITING_CONSENT
              ? Optional.of(at(TraversalStage.AWAITING_OUTCOME))
              : Optional.empty();
      case TraversalEvent.Declined _ ->
          current().map(each -> noting(each, Attempt.Result.DECLINED, "").advance());
      case TraversalEvent.Succeeded _ ->
          current()
              .filter(_ -> stage == TraversalStage.AWAITING_OUTCOME)
              .map(each -> noting(each, Attempt.Result.SUCCESS, "").at(TraversalStage.OBTAINED));
      case TraversalEvent.Failed(String signal) ->
          current()
              .filter(_ -> stage == TraversalStage.AWAITING_OUTCOME)
              .map(each -> noting(each, Attempt.Result.FAILED, signal).advance());
      case TraversalEvent.ChoseCommune _ ->
          stage.isAsking() && hasCounter()
              ? Optional.of(
                  new PathTraversal(path, online, fallback, true, attempts, stage).advance())
              : Optional.empty();
      case TraversalEvent.ChoseSearch _ ->
          stage.isAsking() ? Optional.of(at(TraversalStage.SEARCHING)) : Optional.empty();
      case TraversalEvent.ChoseSkip _ ->
          stage.isAsking() ? Optional.of(at(TraversalStage.SKIPPED)) : Optional.empty();
    };
  }

  private Stream<SourceEntry> remaining() {
    return Stream.concat(online.stream(), communeChosen ? fallback.stream() : Stream.empty())
        .filter(each -> !isSettled(each));
  }

  private boolean isSettled(SourceEntry source) {
    return attempts.stream().anyMatch(attempt -> attempt.source().equals(source.id()));
  }

  private PathTraversal advance() {
    return remaining()
        .findFirst()
        .map(
            next ->
                at(
                    next.isAudited()
                        ? TraversalStage.AWAITING_CONSENT
                        : TraversalStage.AWAITING_OUTCOME))
        .orElseGet(() -> at(TraversalStage.EXHAUSTED));
  }

  private PathTraversal noting(SourceEntry source, Attempt.Result result, String signal) {
    List<Attempt> more = new ArrayList<>(attempts);
    more.add(new Attempt(source.id(), result, signal));
    return new PathTraversal(path, online, fallback, communeChosen, more, stage);
  }

  private PathTraversal at(TraversalStage next) {
    return new PathTraversal(path, online, fallback, communeChosen, attempts, next);
  }
}

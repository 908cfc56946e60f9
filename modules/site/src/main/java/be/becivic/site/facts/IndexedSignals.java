package be.becivic.site.facts;

import be.becivic.corpus.index.Activity;
import be.becivic.corpus.index.CohortVotes;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingCohort;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.Tables;
import be.becivic.records.content.Concern;
import be.becivic.records.vote.CohortTally;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the indexes say of artefacts beyond their files, for all of a kind at once (§6.5). */
final class IndexedSignals {
  private final Library library;
  private final Tables tables;

  IndexedSignals(Library library, Tables tables) {
    this.library = library;
    this.tables = tables;
  }

  <I> Map<I, IndexSignals> of(TargetType type, Collection<I> ids) {
    Map<Target, Map<String, CohortTally>> tallies = new HashMap<>();
    for (CohortTally tally : tables.tallies().list(type)) {
      tallies.computeIfAbsent(tally.target(), _ -> new HashMap<>()).put(tally.cohort(), tally);
    }
    List<Target> targets = ids.stream().map(id -> Target.of(type, id.toString())).toList();
    Map<Target, List<Concern>> concerns =
        tables.concerns().list(targets).stream().collect(Collectors.groupingBy(Concern::target));
    Instant since = newest(concerns.values()).minus(ActivitySums.RECENT);
    return ids.stream()
        .collect(
            Collectors.toMap(
                Function.identity(),
                id -> {
                  Target target = Target.of(type, id.toString());
                  return new IndexSignals(
                      Optional.empty(),
                      Optional.empty(),
                      votes(target, tallies.getOrDefault(target, Map.of())),
                      activity(concerns.getOrDefault(target, List.of()), since));
                }));
  }

  private CohortVotes votes(Target target, Map<String, CohortTally> tallies) {
    Optional<VotingCohort> cohort = library.find(tables, target).map(Artefact::cohort);
    Optional<CohortTally> tally = cohort.map(VotingCohort::key).map(tallies::get);
    return new CohortVotes(
        tally.map(found -> found.counts().confirms()).orElse(0),
        tally.map(found -> found.counts().rejects()).orElse(0),
        tally.map(found -> found.counts().distinct()).orElse(0),
        cohort.map(VotingCohort::startedAt),
        tally.map(CohortTally::lastVoteAt));
  }

  private static Activity activity(List<Concern> concerns, Instant since) {
    long recent = concerns.stream().filter(row -> row.committedAt().isAfter(since)).count();
    return new Activity(Optional.empty(), concerns.size(), recent, 0);
  }

  private static Instant newest(Collection<List<Concern>> concerns) {
    return concerns.stream()
        .flatMap(List::stream)
        .map(Concern::committedAt)
        .max(Comparator.naturalOrder())
        .orElse(Instant.EPOCH);
  }
}

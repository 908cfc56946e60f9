package be.becivic.site.facts;

import be.becivic.corpus.index.Activity;
import be.becivic.corpus.index.Signals;
import be.becivic.corpus.index.Votes;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingCohort;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.Tables;
import be.becivic.records.model.CohortTally;
import be.becivic.records.model.Concern;
import be.becivic.records.model.Target;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the indexes say of artefacts beyond their files, for all of a kind at once (§6.5). */
final class IndexSignals {
  private final Library library;
  private final Tables tables;

  IndexSignals(Library library, Tables tables) {
    this.library = library;
    this.tables = tables;
  }

  <I> Map<I, Signals> of(TargetType type, Collection<I> ids) {
    Map<Target, Map<String, CohortTally>> tallies = new HashMap<>();
    for (CohortTally tally : tables.tallies().list(type)) {
      tallies.computeIfAbsent(tally.target(), _ -> new HashMap<>()).put(tally.cohort(), tally);
    }
    List<Target> targets = ids.stream().map(id -> new Target(type, id.toString())).toList();
    Map<Target, Long> concerns =
        tables.concerns().list(targets).stream()
            .collect(Collectors.groupingBy(Concern::target, Collectors.counting()));
    return ids.stream()
        .collect(
            Collectors.toMap(
                Function.identity(),
                id -> signals(new Target(type, id.toString()), tallies, concerns)));
  }

  private Signals signals(
      Target target, Map<Target, Map<String, CohortTally>> tallies, Map<Target, Long> concerns) {
    Optional<VotingCohort> cohort = library.find(tables, target).map(Artefact::cohort);
    Optional<CohortTally> tally =
        cohort.map(VotingCohort::key).map(tallies.getOrDefault(target, Map.of())::get);
    Votes votes =
        new Votes(
            tally.map(t -> t.counts().confirms()).orElse(0),
            tally.map(t -> t.counts().rejects()).orElse(0),
            tally.map(t -> t.counts().distinct()).orElse(0),
            cohort.map(VotingCohort::startedAt),
            tally.map(CohortTally::lastVoteAt));
    Activity activity = new Activity(Optional.empty(), concerns.getOrDefault(target, 0L), 0, 0);
    return new Signals(Optional.empty(), Optional.empty(), votes, activity);
  }
}

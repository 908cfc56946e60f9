package be.becivic.site.facts;

import be.becivic.corpus.index.CohortVotes;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.library.Library;
import be.becivic.library.activity.Indexes;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.observation.Observations;
import be.becivic.library.voice.CatalogueVoices;
import be.becivic.library.voice.Support;
import be.becivic.library.voice.VoicedEntry;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.vote.CohortTally;
import be.becivic.records.vote.MonthlyVotes;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Facts from the database. */
public final class LiveFacts implements SiteFacts {
  private final Library library;
  private final Tables tables;
  private final Thresholds thresholds;

  public LiveFacts(Library library, Tables tables, Thresholds thresholds) {
    this.library = library;
    this.tables = tables;
    this.thresholds = thresholds;
  }

  @Override
  public boolean areLive() {
    return true;
  }

  @Override
  public Optional<CatalogueEntry<CatalogueValue>> findValue(Uid uid) {
    return new CatalogueVoices<>(values()).find(uid).map(this::entry);
  }

  @Override
  public Optional<CatalogueEntry<CatalogueValue>> findValue(String name) {
    return new CatalogueVoices<>(values()).find(name).map(this::entry);
  }

  @Override
  public Optional<CatalogueEntry<Citation>> findReference(Uid uid) {
    return new CatalogueVoices<>(references()).find(uid).map(this::entry);
  }

  @Override
  public Optional<CatalogueEntry<Citation>> findReference(String name) {
    return new CatalogueVoices<>(references()).find(name).map(this::entry);
  }

  @Override
  public Map<Uid, CatalogueEntry<CatalogueValue>> findValues(Set<Uid> uids) {
    return entries(values(), uids);
  }

  @Override
  public Map<Uid, CatalogueEntry<Citation>> findReferences(Set<Uid> uids) {
    return entries(references(), uids);
  }

  @Override
  public List<Revision<CatalogueValue>> listValueHistory(Uid uid) {
    return values().listHistory(uid);
  }

  @Override
  public List<Revision<Citation>> listReferenceHistory(Uid uid) {
    return references().listHistory(uid);
  }

  @Override
  public List<Revision<CatalogueValue>> listValues() {
    return values().listOurs();
  }

  @Override
  public List<Revision<Citation>> listReferences() {
    return references().listOurs();
  }

  @Override
  public Optional<ArtefactStanding> findStanding(Target target) {
    return library.find(tables, target).flatMap(this::standing);
  }

  @Override
  public Optional<Support> findSupport(Target target) {
    return library.findSupport(tables, target, thresholds);
  }

  @Override
  public Optional<Observations> findObservations(SkillId skill) {
    return library.observations(tables, thresholds).find(skill);
  }

  @Override
  public Optional<Observations> findObservations(PathId path) {
    return library.observations(tables, thresholds).find(path);
  }

  @Override
  public Optional<Observations> findObservations(Target entry) {
    return library.observations(tables, thresholds).find(entry);
  }

  @Override
  public boolean isRotting(Target source) {
    return tables.review().findOpen(ReviewKind.SOURCE_ROT, source).isPresent();
  }

  @Override
  public Map<SkillId, IndexSignals> signalsOfSkills() {
    return new Indexes(library).signals(library.corpus(), tables).skills(library.corpus());
  }

  @Override
  public Map<PathId, IndexSignals> signalsOfPaths() {
    return new Indexes(library).signals(library.corpus(), tables).paths(library.corpus());
  }

  @Override
  public Map<PathSourceId, Status> statusesOfSources() {
    Map<PathSourceId, Status> statuses = new HashMap<>();
    for (PathEntry path : library.corpus().paths().list()) {
      for (PathSource source : path.sources()) {
        PathSourceId.parse(path.id() + ":" + source.id())
            .ifPresent(
                id ->
                    findStanding(new Target.Source(id))
                        .ifPresent(standing -> statuses.put(id, standing.status())));
      }
    }
    return statuses;
  }

  @Override
  public Map<String, SourceStanding> standingsOfSources(PathId path) {
    return library.standings(tables, path);
  }

  @Override
  public List<MonthlyVotes> votesByMonth(Optional<Target> target, YearMonth last, int months) {
    return tables.validations().countByMonth(target, last, months);
  }

  @Override
  public List<MonthlyVotes> votesByMonth(Predicate<Target> counts, YearMonth last, int months) {
    return new VotedTargets(tables, counts).byMonth(last, months);
  }

  @Override
  public Map<SkillId, CohortVotes> votesOnSkills() {
    Map<SkillId, CohortVotes> votes = new HashMap<>();
    signalsOfSkills().forEach((id, signals) -> votes.put(id, signals.votes()));
    return votes;
  }

  @Override
  public ActivitySums sums(Predicate<Target> counts) {
    return ActivityCounting.of(tables, counts);
  }

  @Override
  public Map<String, String> indexFiles() {
    return new Indexes(library).files(library.corpus(), tables);
  }

  private Optional<ArtefactStanding> standing(Artefact artefact) {
    Optional<CohortTally> tally = tables.tallies().find(artefact.target(), artefact.cohort().key());
    return artefact
        .status()
        .map(
            status ->
                new ArtefactStanding(
                    status,
                    artefact.cohort(),
                    tally.map(CohortTally::counts).orElse(Tally.NONE),
                    tally.map(CohortTally::lastVoteAt),
                    tables.decisions().list(artefact.target()).stream()
                        .map(ChainedDecision::decision)
                        .toList()));
  }

  private Revisions<CatalogueValue> values() {
    return tables.catalogue().volatileValues();
  }

  private Revisions<Citation> references() {
    return tables.catalogue().references();
  }

  private <C> Map<Uid, CatalogueEntry<C>> entries(Revisions<C> revisions, Set<Uid> uids) {
    return new CatalogueVoices<>(revisions)
        .list(uids).stream().collect(Collectors.toMap(VoicedEntry::uid, this::entry));
  }

  private <C> CatalogueEntry<C> entry(VoicedEntry<C> voiced) {
    return new CatalogueEntry<>(voiced, voiced.changed().flatMap(this::support));
  }

  private Optional<Support> support(Revision<?> changed) {
    Target target =
        changed.uid().kind() == Uid.Kind.VOLATILE_VALUE
            ? new Target.Value(changed.uid())
            : new Target.Reference(changed.uid());
    return findSupport(target);
  }
}

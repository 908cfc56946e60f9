package be.becivic.site.facts;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.index.CohortVotes;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.library.activity.Indexes;
import be.becivic.library.observation.Observations;
import be.becivic.library.voice.Support;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.vote.MonthlyVotes;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Facts from the snapshot files of the corpus, for when the database is out of reach (§6.10). */
public final class SnapshotFacts implements SiteFacts {
  private final Corpus corpus;
  private final SnapshotCatalogue<CatalogueValue> values;
  private final SnapshotCatalogue<Citation> references;
  private final Map<PathSourceId, SourceStanding> sources;

  public SnapshotFacts(Corpus corpus) {
    this.corpus = corpus;
    this.values = SnapshotCatalogue.values(corpus.seeds());
    this.references = SnapshotCatalogue.references(corpus.seeds());
    this.sources = SnapshotStandings.read(corpus);
  }

  @Override
  public boolean areLive() {
    return false;
  }

  @Override
  public Optional<CatalogueEntry<CatalogueValue>> findValue(Uid uid) {
    return values.find(uid);
  }

  @Override
  public Optional<CatalogueEntry<CatalogueValue>> findValue(String name) {
    return uid(Uid.Kind.VOLATILE_VALUE, name).flatMap(this::findValue);
  }

  @Override
  public Optional<CatalogueEntry<Citation>> findReference(Uid uid) {
    return references.find(uid);
  }

  @Override
  public Optional<CatalogueEntry<Citation>> findReference(String name) {
    return uid(Uid.Kind.REFERENCE, name).flatMap(this::findReference);
  }

  @Override
  public Map<Uid, CatalogueEntry<CatalogueValue>> findValues(Set<Uid> uids) {
    return each(uids, this::findValue);
  }

  @Override
  public Map<Uid, CatalogueEntry<Citation>> findReferences(Set<Uid> uids) {
    return each(uids, this::findReference);
  }

  @Override
  public List<Revision<CatalogueValue>> listValueHistory(Uid uid) {
    return findValue(uid).flatMap(CatalogueEntry::ours).stream().toList();
  }

  @Override
  public List<Revision<Citation>> listReferenceHistory(Uid uid) {
    return findReference(uid).flatMap(CatalogueEntry::ours).stream().toList();
  }

  @Override
  public List<Revision<CatalogueValue>> listValues() {
    return values.list();
  }

  @Override
  public List<Revision<Citation>> listReferences() {
    return references.list();
  }

  @Override
  public Optional<ArtefactStanding> findStanding(Target target) {
    return Optional.empty();
  }

  @Override
  public Optional<Support> findSupport(Target target) {
    return Optional.empty();
  }

  @Override
  public Optional<Observations> findObservations(SkillId skill) {
    return Optional.empty();
  }

  @Override
  public Optional<Observations> findObservations(PathId path) {
    return Optional.empty();
  }

  @Override
  public Optional<Observations> findObservations(Target entry) {
    return Optional.empty();
  }

  @Override
  public boolean isRotting(Target source) {
    return false;
  }

  @Override
  public Map<SkillId, IndexSignals> signalsOfSkills() {
    return Map.of();
  }

  @Override
  public Map<PathId, IndexSignals> signalsOfPaths() {
    return Map.of();
  }

  @Override
  public Map<PathSourceId, Status> statusesOfSources() {
    Map<PathSourceId, Status> statuses = new HashMap<>();
    sources.forEach((id, standing) -> statuses.put(id, standing.status()));
    return statuses;
  }

  @Override
  public Map<String, SourceStanding> standingsOfSources(PathId path) {
    return sources.values().stream()
        .filter(standing -> standing.source().path().equals(path))
        .collect(
            Collectors.toMap(standing -> standing.source().source().value(), Function.identity()));
  }

  @Override
  public Map<String, String> indexFiles() {
    Map<String, String> files = new HashMap<>();
    for (String place :
        List.of(
            SkillsIndex.FILE, Indexes.PATHS_FILE, Indexes.DASHBOARD_FILE, Indexes.DASHBOARD_PAGE)) {
      corpus.findFile(place).ifPresent(file -> files.put(place, file.text()));
    }
    return files;
  }

  @Override
  public List<MonthlyVotes> votesByMonth(Optional<Target> target, YearMonth last, int months) {
    return votesByMonth(voted -> target.isEmpty() || target.get().equals(voted), last, months);
  }

  @Override
  public List<MonthlyVotes> votesByMonth(Predicate<Target> counts, YearMonth last, int months) {
    return SnapshotVotes.byMonth(corpus, counts, last, months);
  }

  @Override
  public Map<SkillId, CohortVotes> votesOnSkills() {
    return SnapshotVotes.onSkills(corpus);
  }

  @Override
  public ActivitySums sums(Predicate<Target> counts) {
    return ActivitySums.NONE;
  }

  private static <C> Map<Uid, CatalogueEntry<C>> each(
      Set<Uid> uids, Function<Uid, Optional<CatalogueEntry<C>>> find) {
    Map<Uid, CatalogueEntry<C>> found = new HashMap<>();
    uids.forEach(uid -> find.apply(uid).ifPresent(entry -> found.put(uid, entry)));
    return found;
  }

  private Optional<Uid> uid(Uid.Kind kind, String name) {
    return corpus.seeds().find(kind, name).map(CatalogueLookup.Entry::uid);
  }
}

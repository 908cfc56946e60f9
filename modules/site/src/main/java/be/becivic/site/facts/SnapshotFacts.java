package be.becivic.site.facts;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.corpus.json.JsonFields;
import be.becivic.library.observation.Observations;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Facts from the snapshot files of the corpus, for when the database is out of reach (§6.10). */
public final class SnapshotFacts implements SiteFacts {
  private final Corpus corpus;
  private final Map<Uid, Optional<CatalogueEntry<CatalogueValue>>> values =
      new ConcurrentHashMap<>();
  private final Map<Uid, Optional<CatalogueEntry<Citation>>> references = new ConcurrentHashMap<>();

  public SnapshotFacts(Corpus corpus) {
    this.corpus = corpus;
  }

  @Override
  public boolean areLive() {
    return false;
  }

  @Override
  public Optional<CatalogueEntry<CatalogueValue>> findValue(Uid uid) {
    return values.computeIfAbsent(
        uid, wanted -> find(corpus.seeds().values(), wanted, SnapshotFacts::scalar));
  }

  @Override
  public Optional<CatalogueEntry<CatalogueValue>> findValue(String name) {
    return uid(Uid.Kind.VOLATILE_VALUE, name).flatMap(this::findValue);
  }

  @Override
  public Optional<CatalogueEntry<Citation>> findReference(Uid uid) {
    return references.computeIfAbsent(
        uid, wanted -> find(corpus.seeds().references(), wanted, SnapshotFacts::citation));
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
    return findValue(uid).map(CatalogueEntry::current).stream().toList();
  }

  @Override
  public List<Revision<Citation>> listReferenceHistory(Uid uid) {
    return findReference(uid).map(CatalogueEntry::current).stream().toList();
  }

  @Override
  public List<Revision<CatalogueValue>> listValues() {
    return list(corpus.seeds().values(), SnapshotFacts::scalar);
  }

  @Override
  public List<Revision<Citation>> listReferences() {
    return list(corpus.seeds().references(), SnapshotFacts::citation);
  }

  @Override
  public Optional<ArtefactStanding> findStanding(Target target) {
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
    return Map.of();
  }

  @Override
  public ActivitySums sums() {
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

  private static <C> Optional<CatalogueEntry<C>> find(
      List<CatalogueSeed> seeds, Uid uid, Function<JsonFields, Optional<C>> content) {
    return seeds.stream()
        .filter(seed -> seed.uid().equals(uid))
        .findFirst()
        .map(seed -> new CatalogueEntry<>(revision(seed, content), Optional.empty()));
  }

  private static <C> List<Revision<C>> list(
      List<CatalogueSeed> seeds, Function<JsonFields, Optional<C>> content) {
    return seeds.stream().map(seed -> revision(seed, content)).toList();
  }

  private static <C> Revision<C> revision(
      CatalogueSeed seed, Function<JsonFields, Optional<C>> content) {
    JsonFields row = new JsonFields(seed.row());
    return new Revision<>(
        seed.uid(),
        row.find("revision").map(JsonNode::intValue).orElse(1),
        seed.name(),
        content.apply(row),
        row.text("status").flatMap(Status::parse).orElse(Status.ALPHA),
        row.text("submission_contract_version"),
        Optional.empty(),
        RevisionOrigin.SEED,
        Optional.empty(),
        row.text("committed_at").map(Instant::parse).orElse(Instant.EPOCH),
        Optional.empty());
  }

  private static Optional<CatalogueValue> scalar(JsonFields row) {
    return row.find("value")
        .map(
            value ->
                new CatalogueValue(
                    row.text("value_type")
                        .map(type -> CatalogueValueType.valueOf(type.toUpperCase(Locale.ROOT)))
                        .orElse(CatalogueValueType.STRING),
                    value.toString(),
                    row.text("unit"),
                    row.text("note"),
                    row.text("source")));
  }

  private static Optional<Citation> citation(JsonFields row) {
    return row.text("url")
        .map(
            url ->
                new Citation(
                    row.text("title").orElse(url),
                    row.find("titles").map(JsonNode::toString),
                    url,
                    row.text("archived_url"),
                    row.text("numac"),
                    row.text("tier"),
                    row.date("last_verified"),
                    row.find("read").map(JsonNode::toString)));
  }
}

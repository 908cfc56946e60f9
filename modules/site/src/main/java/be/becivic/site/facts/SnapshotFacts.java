package be.becivic.site.facts;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.Catalogue;
import be.becivic.corpus.data.Seed;
import be.becivic.corpus.index.Signals;
import be.becivic.corpus.json.JsonFields;
import be.becivic.library.observation.Observations;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Revision;
import be.becivic.records.model.Scalar;
import be.becivic.records.model.ScalarType;
import be.becivic.records.model.Target;
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
public final class SnapshotFacts implements Facts {
  private final Corpus corpus;
  private final Map<Uid, Optional<Entry<Scalar>>> values = new ConcurrentHashMap<>();
  private final Map<Uid, Optional<Entry<Citation>>> references = new ConcurrentHashMap<>();

  public SnapshotFacts(Corpus corpus) {
    this.corpus = corpus;
  }

  @Override
  public boolean areLive() {
    return false;
  }

  @Override
  public Optional<Entry<Scalar>> findValue(Uid uid) {
    return values.computeIfAbsent(
        uid, wanted -> find(corpus.seeds().values(), wanted, SnapshotFacts::scalar));
  }

  @Override
  public Optional<Entry<Scalar>> findValue(String name) {
    return uid(Uid.Kind.VOLATILE_VALUE, name).flatMap(this::findValue);
  }

  @Override
  public Optional<Entry<Citation>> findReference(Uid uid) {
    return references.computeIfAbsent(
        uid, wanted -> find(corpus.seeds().references(), wanted, SnapshotFacts::citation));
  }

  @Override
  public Optional<Entry<Citation>> findReference(String name) {
    return uid(Uid.Kind.REFERENCE, name).flatMap(this::findReference);
  }

  @Override
  public Map<Uid, Entry<Scalar>> findValues(Set<Uid> uids) {
    return each(uids, this::findValue);
  }

  @Override
  public Map<Uid, Entry<Citation>> findReferences(Set<Uid> uids) {
    return each(uids, this::findReference);
  }

  @Override
  public List<Revision<Scalar>> listValueHistory(Uid uid) {
    return findValue(uid).map(Entry::current).stream().toList();
  }

  @Override
  public List<Revision<Citation>> listReferenceHistory(Uid uid) {
    return findReference(uid).map(Entry::current).stream().toList();
  }

  @Override
  public List<Revision<Scalar>> listValues() {
    return list(corpus.seeds().values(), SnapshotFacts::scalar);
  }

  @Override
  public List<Revision<Citation>> listReferences() {
    return list(corpus.seeds().references(), SnapshotFacts::citation);
  }

  @Override
  public Optional<Standing> findStanding(Target target) {
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
  public Map<SkillId, Signals> signalsOfSkills() {
    return Map.of();
  }

  @Override
  public Map<PathId, Signals> signalsOfPaths() {
    return Map.of();
  }

  @Override
  public Map<PathSourceId, Status> statusesOfSources() {
    return Map.of();
  }

  @Override
  public Sums sums() {
    return Sums.NONE;
  }

  private static <C> Map<Uid, Entry<C>> each(
      Set<Uid> uids, Function<Uid, Optional<Entry<C>>> find) {
    Map<Uid, Entry<C>> found = new HashMap<>();
    uids.forEach(uid -> find.apply(uid).ifPresent(entry -> found.put(uid, entry)));
    return found;
  }

  private Optional<Uid> uid(Uid.Kind kind, String name) {
    return corpus.seeds().find(kind, name).map(Catalogue.Entry::uid);
  }

  private static <C> Optional<Entry<C>> find(
      List<Seed> seeds, Uid uid, Function<JsonFields, Optional<C>> content) {
    return seeds.stream()
        .filter(seed -> seed.uid().equals(uid))
        .findFirst()
        .map(seed -> new Entry<>(revision(seed, content), Optional.empty()));
  }

  private static <C> List<Revision<C>> list(
      List<Seed> seeds, Function<JsonFields, Optional<C>> content) {
    return seeds.stream().map(seed -> revision(seed, content)).toList();
  }

  private static <C> Revision<C> revision(Seed seed, Function<JsonFields, Optional<C>> content) {
    JsonFields row = new JsonFields(seed.row());
    return new Revision<>(
        seed.uid(),
        row.find("revision").map(JsonNode::intValue).orElse(1),
        seed.name(),
        content.apply(row),
        row.text("status").flatMap(Status::parse).orElse(Status.ALPHA),
        row.text("submission_contract_version"),
        Optional.empty(),
        row.text("committed_at").map(Instant::parse).orElse(Instant.EPOCH),
        Optional.empty());
  }

  private static Optional<Scalar> scalar(JsonFields row) {
    return row.find("value")
        .map(
            value ->
                new Scalar(
                    row.text("value_type")
                        .map(type -> ScalarType.valueOf(type.toUpperCase(Locale.ROOT)))
                        .orElse(ScalarType.STRING),
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
                    row.date("last_verified")));
  }
}

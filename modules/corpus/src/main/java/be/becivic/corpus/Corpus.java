package be.becivic.corpus;

import be.becivic.corpus.data.Authorities;
import be.becivic.corpus.data.CatalogueSeeds;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.data.Communes;
import be.becivic.corpus.data.Countries;
import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.data.ValueLabels;
import be.becivic.corpus.data.ValueTypes;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.KnownHeads;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.skill.SkillInput;
import be.becivic.corpus.skill.SkillReads;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The corpus in one state, which never changes; what it consists of is read once. */
public final class Corpus {
  private static final String SKILLS = "skills/";

  private final CorpusFiles files;
  private final Map<String, Skill> skills;
  private final CorpusPart<PathDirectory> paths;
  private final CorpusPart<Communes> communes;
  private final CorpusPart<Authorities> authorities;
  private final CorpusPart<Categories> categories;
  private final CorpusPart<ValueTypes> types;
  private final CorpusPart<SourceClasses> sourceClasses;
  private final CorpusPart<Countries> countries;
  private final CorpusPart<ValueLabels> valueLabels;
  private final CorpusPart<TranslatedPhrases> phrases;
  private final CorpusPart<CatalogueSeeds> seeds;

  private Corpus(CorpusFiles files, KnownHeads heads, Optional<Corpus> previous) {
    this.files = files;
    this.skills = skills(files, heads, previous);
    this.paths = part(previous, old -> old.paths, PathDirectory::of, PathDirectory.FILE);
    this.communes = part(previous, old -> old.communes, Communes::of, Communes.FILE);
    this.authorities = part(previous, old -> old.authorities, Authorities::new, Authorities.FILE);
    this.categories = part(previous, old -> old.categories, Categories::of, Categories.FILE);
    this.types = part(previous, old -> old.types, ValueTypes::new, ValueTypes.FILE);
    this.sourceClasses =
        part(previous, old -> old.sourceClasses, SourceClasses::of, SourceClasses.FILE);
    this.countries = part(previous, old -> old.countries, Countries::of, Countries.FILE);
    this.valueLabels = part(previous, old -> old.valueLabels, ValueLabels::new, ValueLabels.FILE);
    this.phrases =
        part(previous, old -> old.phrases, TranslatedPhrases::new, TranslatedPhrases.FILE);
    this.seeds =
        previous
            .filter(
                old ->
                    isSame(old, CatalogueSeeds.VALUES_FILE)
                        && isSame(old, CatalogueSeeds.REFERENCES_FILE))
            .map(old -> old.seeds)
            .orElseGet(() -> seeds(files));
  }

  /** Another corpus in the same state, with some of its skills and paths. */
  private Corpus(Corpus whole, Map<String, Skill> skills, PathDirectory paths) {
    this.files = whole.files;
    this.skills = skills;
    this.paths = new CorpusPart<>(() -> paths);
    this.communes = whole.communes;
    this.authorities = whole.authorities;
    this.categories = whole.categories;
    this.types = whole.types;
    this.sourceClasses = whole.sourceClasses;
    this.countries = whole.countries;
    this.valueLabels = whole.valueLabels;
    this.phrases = whole.phrases;
    this.seeds = whole.seeds;
  }

  public static Corpus load(CorpusFiles files) {
    return load(files, KnownHeads.NONE);
  }

  /** The same where frontmatter was read before. */
  public static Corpus load(CorpusFiles files, KnownHeads heads) {
    return new Corpus(files, heads, Optional.empty());
  }

  /** The corpus in another state; what did not change in between is not read again. */
  public Corpus movedTo(CorpusFiles other) {
    return new Corpus(other, KnownHeads.NONE, Optional.of(this));
  }

  /** The same state as if there were no other skills and paths; its files are all there. */
  public Corpus narrowedTo(Collection<Skill> some, PathDirectory directory) {
    Map<String, Skill> kept = new LinkedHashMap<>();
    some.forEach(skill -> kept.put(skill.id().value(), skill));
    return new Corpus(this, Collections.unmodifiableMap(kept), directory);
  }

  public CorpusFiles files() {
    SkillReads.note(SkillInput.EVERYTHING);
    return files;
  }

  public Optional<CommitId> commit() {
    return files.commit();
  }

  public Instant time() {
    return files.time();
  }

  /** All skills, by id. */
  public Collection<Skill> skills() {
    SkillReads.note(SkillInput.ALL_HEADS);
    return skills.values();
  }

  /** All skills, by the ids of their files. */
  public Map<String, Skill> skillsByBlob() {
    Map<String, Skill> byBlob = new HashMap<>();
    skills().forEach(skill -> byBlob.put(blob(skill), skill));
    return byBlob;
  }

  private String blob(Skill skill) {
    return Objects.requireNonNull(files.blobs().get(Skill.pathOf(skill.id())));
  }

  public Optional<Skill> findSkill(SkillId id) {
    return findSkill(id.value());
  }

  public Optional<Skill> findSkill(String id) {
    SkillReads.note(SkillInput.head(id));
    return Optional.ofNullable(skills.get(id));
  }

  public PathDirectory paths() {
    return paths.get();
  }

  public Communes communes() {
    return communes.get();
  }

  public Authorities authorities() {
    return authorities.get();
  }

  public Categories categories() {
    return categories.get();
  }

  public ValueTypes types() {
    return types.get();
  }

  public SourceClasses sourceClasses() {
    return sourceClasses.get();
  }

  public Countries countries() {
    return countries.get();
  }

  public ValueLabels valueLabels() {
    return valueLabels.get();
  }

  public TranslatedPhrases phrases() {
    return phrases.get();
  }

  public CatalogueSeeds seeds() {
    return seeds.get();
  }

  /** Parses whatever nobody asked for yet, so that nobody waits for it. */
  public void parseAll() {
    Stream.of(
            paths,
            communes,
            authorities,
            categories,
            types,
            sourceClasses,
            countries,
            valueLabels,
            phrases,
            seeds)
        .forEach(CorpusPart::get);
  }

  public boolean has(String path) {
    return findBlob(path).isPresent();
  }

  /** The id of a file's content. */
  public Optional<String> findBlob(String path) {
    SkillReads.note(SkillInput.file(path));
    return Optional.ofNullable(files.blobs().get(path));
  }

  /** The paths of all files below a folder, whose name ends with a slash. */
  public Collection<String> listFiles(String folder) {
    if (folder.startsWith(SKILLS)) {
      SkillReads.note(SkillInput.EVERYTHING);
    }
    return files.blobs().keySet().stream().filter(path -> path.startsWith(folder)).toList();
  }

  /** The bytes of a file that is there. */
  public byte[] read(String path) {
    SkillReads.note(SkillInput.file(path));
    return files.read(path);
  }

  /** A text file; skills come from memory, others are read when asked for. */
  public Optional<SourceFile> findFile(String path) {
    Optional<Skill> skill = Skill.idIn(path).flatMap(this::findSkill);
    if (skill.isPresent()) {
      return skill.map(Skill::file);
    }
    return has(path) ? Optional.of(SourceFile.decode(path, files.read(path))) : Optional.empty();
  }

  private boolean isSame(Corpus other, String path) {
    Optional<String> mine = Optional.ofNullable(files.blobs().get(path));
    return mine.equals(Optional.ofNullable(other.files.blobs().get(path)));
  }

  private <T> CorpusPart<T> part(
      Optional<Corpus> previous,
      Function<Corpus, CorpusPart<T>> part,
      Function<JsonNode, T> reader,
      String path) {
    return previous
        .filter(old -> isSame(old, path))
        .map(part)
        .orElseGet(() -> CorpusPart.ofJson(files, path, reader));
  }

  private static CorpusPart<CatalogueSeeds> seeds(CorpusFiles files) {
    Supplier<String> values = CorpusPart.text(files, CatalogueSeeds.VALUES_FILE);
    Supplier<String> references = CorpusPart.text(files, CatalogueSeeds.REFERENCES_FILE);
    return new CorpusPart<>(() -> CatalogueSeeds.of(values.get(), references.get()));
  }

  private static Map<String, Skill> skills(
      CorpusFiles files, KnownHeads heads, Optional<Corpus> previous) {
    BiFunction<SkillId, String, Skill> read =
        (id, path) -> {
          String blob = Objects.requireNonNull(files.blobs().get(path));
          return previous
              .filter(old -> blob.equals(old.files.blobs().get(path)))
              .flatMap(old -> old.findSkill(id))
              .orElseGet(() -> Skill.in(id, path, files.reader(path), blob, heads));
        };
    Map<String, Skill> skills = new LinkedHashMap<>();
    files.blobs().keySet().parallelStream()
        .flatMap(path -> Skill.idIn(path).map(id -> read.apply(id, path)).stream())
        .sorted(Comparator.comparing(skill -> skill.id().value()))
        .toList()
        .forEach(skill -> skills.put(skill.id().value(), skill));
    return Collections.unmodifiableMap(skills);
  }
}

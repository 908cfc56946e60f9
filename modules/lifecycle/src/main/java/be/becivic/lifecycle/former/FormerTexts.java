package be.becivic.lifecycle.former;

import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.corpus.voice.PreviousText;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Skills, paths and sources as they stood at an earlier commit. */
public final class FormerTexts {
  private static final String PREVIOUS_STABLE = "previous_stable_sha";

  private final CorpusRepository repository;

  public FormerTexts(CorpusRepository repository) {
    this.repository = repository;
  }

  /**
   * Where the text stood that the one on main took the place of, if main names such a place: what a
   * change replaced, or else what was last stable.
   */
  public Optional<FormerText> find(Artefact artefact) {
    return switch (artefact) {
      case Artefact.OfSkill(Skill skill, _, _) -> {
        JsonFields fields = new JsonFields(skill.frontmatter().json());
        yield find(
            fields,
            commit -> find(commit, skill.id()).flatMap(then -> then.frontmatter().status()));
      }
      case Artefact.OfPath(PathEntry path, _, _) ->
          find(path.fields(), commit -> find(commit, path.id()).flatMap(PathEntry::status));
      case Artefact.OfSource source ->
          PreviousText.of(source.source())
              .flatMap(text -> repository.findCommit(text.commit()))
              .filter(commit -> find(commit, source.standing().source()).isPresent())
              .map(commit -> new FormerText(commit, source.standing().status()));
      case Artefact.OfValue _, Artefact.OfReference _, Artefact.OfConcern _ -> Optional.empty();
    };
  }

  private Optional<CommitId> named(JsonFields fields, String member) {
    return fields.text(member).flatMap(repository::findCommit);
  }

  /** What was down then is not put back, nor what only claims to have been stable. */
  private Optional<FormerText> find(
      JsonFields fields, Function<CommitId, Optional<Status>> statusAt) {
    return named(fields, SystemMembers.PREVIOUS_TEXT)
        .flatMap(commit -> text(commit, statusAt, Status::isRendered))
        .or(
            () ->
                named(fields, PREVIOUS_STABLE)
                    .flatMap(commit -> text(commit, statusAt, Status.STABLE::equals)));
  }

  private static Optional<FormerText> text(
      CommitId commit, Function<CommitId, Optional<Status>> statusAt, Predicate<Status> wanted) {
    return statusAt.apply(commit).filter(wanted).map(status -> new FormerText(commit, status));
  }

  /** The newest text of a target that carried a version; a source goes by that of its path. */
  public Optional<FormerText> findVersion(Target target, String version) {
    return switch (target) {
      case Target.Skill(SkillId id) ->
          repository
              .findNewest(
                  Skill.pathOf(id), bytes -> has(skill(id, bytes).frontmatter().version(), version))
              .flatMap(commit -> at(target, commit));
      case Target.Path(PathId id) -> entry(id, version).flatMap(commit -> at(target, commit));
      case Target.Source(PathSourceId id) ->
          entry(id.path(), version).flatMap(commit -> at(target, commit));
      case Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          Optional.empty();
    };
  }

  /** What a target said at a commit; a source has no status there and is called alpha. */
  public Optional<FormerText> at(Target target, CommitId commit) {
    return switch (target) {
      case Target.Skill(SkillId id) ->
          text(
              commit,
              then -> find(then, id).flatMap(skill -> skill.frontmatter().status()),
              _ -> true);
      case Target.Path(PathId id) ->
          text(commit, then -> find(then, id).flatMap(PathEntry::status), _ -> true);
      case Target.Source(PathSourceId id) ->
          find(commit, id).map(_ -> new FormerText(commit, Status.ALPHA));
      case Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          Optional.empty();
    };
  }

  private Optional<CommitId> entry(PathId id, String version) {
    return repository.findNewest(
        PathDirectory.FILE,
        bytes ->
            directory(bytes).find(id).filter(path -> has(path.version(), version)).isPresent());
  }

  private static boolean has(Optional<Version> found, String version) {
    return found.map(Version::toString).filter(version::equals).isPresent();
  }

  private static Skill skill(SkillId id, byte[] bytes) {
    return Skill.parse(id, SourceFile.decode(Skill.pathOf(id), bytes));
  }

  private static PathDirectory directory(byte[] bytes) {
    return PathDirectory.of(
        JsonDocument.parse(SourceFile.decode(PathDirectory.FILE, bytes).text()).json());
  }

  public Optional<Skill> find(CommitId commit, SkillId id) {
    return repository.find(commit, Skill.pathOf(id)).map(bytes -> skill(id, bytes));
  }

  public Optional<PathEntry> find(CommitId commit, PathId id) {
    return repository.find(commit, PathDirectory.FILE).flatMap(bytes -> directory(bytes).find(id));
  }

  public Optional<PathSource> find(CommitId commit, PathSourceId id) {
    return find(commit, id.path()).stream()
        .flatMap(path -> path.sources().stream())
        .filter(source -> source.id().equals(id.source().value()))
        .findFirst();
  }

  public CorpusFiles files(CommitId commit) {
    return repository.files(commit);
  }

  public Instant time(CommitId commit) {
    return repository.files(commit).time();
  }

  public CommitId before(CommitId commit) {
    return repository.writer().parent(commit);
  }
}

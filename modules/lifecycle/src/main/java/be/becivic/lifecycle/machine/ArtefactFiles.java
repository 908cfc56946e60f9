package be.becivic.lifecycle.machine;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import be.becivic.corpus.text.TextEdit;
import be.becivic.corpus.version.PathDigests;
import be.becivic.corpus.version.SkillText;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.lifecycle.former.FormerTexts;
import be.becivic.lifecycle.former.UndoneSkill;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * The files a decision changes. Versions are not its business: the checks of the change move them.
 */
record ArtefactFiles(Corpus main, Target target, FormerTexts former) {
  private static final String STATUS = "status";
  private static final String SUPERSEDED_BY = "superseded_by";
  private static final Pattern PREVIOUS_LINE =
      Pattern.compile("(?m)^" + SystemMembers.PREVIOUS_TEXT + ":.*\\R?");
  private static final Pattern OTHER_LINE = Pattern.compile("(?m)^superseded_by:.*\\R?");

  /** Its status as main has it; a source has none there. */
  Optional<Status> status() {
    return target.type() == TargetType.SKILL
        ? skill().flatMap(skill -> skill.frontmatter().status())
        : main.paths().find(target.id()).flatMap(PathEntry::status);
  }

  Outcome<FileChanges> at(Status status, Optional<String> supersededBy) {
    return target.type() == TargetType.SKILL
        ? skillFile(
            skill()
                .map(skill -> SkillEdits.setField(skill, STATUS, text(status.wireName())))
                .orElseGet(ArtefactFiles::gone)
                .map(text -> settledSkill(text, status))
                .then(text -> replacedSkill(text, status, supersededBy)))
        : directory(
            PathEdits.setField(paths(), path(), STATUS, text(status.wireName()))
                .then(text -> settledPath(text, status))
                .then(text -> replacedPath(text, status, supersededBy)));
  }

  /** The same with another status than files that were worked out already give it. */
  Outcome<FileChanges> at(Status status, FileChanges files) {
    Corpus next = main.movedTo(new ChangedFiles(main.files(), files));
    ArtefactFiles after = new ArtefactFiles(next, target, former);
    return after.status().equals(Optional.of(status))
        ? Outcome.ok(files)
        : after.at(status, Optional.empty()).map(files::plus);
  }

  /** A stable text stands alone: what it took the place of is not shown beside it any more. */
  private String settledSkill(String text, Status status) {
    return status == Status.STABLE ? unmarkedSkill(text) : text;
  }

  private String unmarkedSkill(String text) {
    Span yaml = Skill.parse(new SkillId(target.id()), SourceFile.of(skillPath(), text)).yamlSpan();
    return new TextEdit(yaml, PREVIOUS_LINE.matcher(yaml.in(text)).replaceAll("")).applyTo(text);
  }

  private Outcome<String> settledPath(String text, Status status) {
    return status == Status.STABLE ? unmarkedPath(text) : Outcome.ok(text);
  }

  private Outcome<String> unmarkedPath(String text) {
    ObjectNode entry = entry(text);
    return entry.has(SystemMembers.PREVIOUS_TEXT)
        ? PathEdits.replacePath(text, path(), entry.without(SystemMembers.PREVIOUS_TEXT))
        : Outcome.ok(text);
  }

  /** Files that were worked out already, as a text of ours with nothing before it. */
  Outcome<FileChanges> vouched(FileChanges files) {
    Corpus next = main.movedTo(new ChangedFiles(main.files(), files));
    ArtefactFiles after = new ArtefactFiles(next, target, former);
    return switch (target) {
      case Target.Skill _ ->
          after
              .skillFile(
                  after
                      .skill()
                      .map(skill -> Outcome.ok(after.unmarkedSkill(skill.file().text())))
                      .orElseGet(ArtefactFiles::gone))
              .map(files::plus);
      case Target.Source(PathSourceId id) ->
          new ConfirmedSource(next, id).at(Status.STABLE).map(files::plus);
      case Target.Path _ -> directory(after.unmarkedPath(after.paths())).map(files::plus);
      case Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          throw new IllegalStateException("does not live in the corpus");
    };
  }

  private ObjectNode entry(String text) {
    return PathDirectory.of(JsonDocument.parse(text).json())
        .find(path())
        .orElseThrow()
        .json()
        .deepCopy()
        .asObject();
  }

  private Outcome<String> replacedSkill(String text, Status status, Optional<String> other) {
    Skill skill = Skill.parse(new SkillId(target.id()), SourceFile.of(skillPath(), text));
    if (!status.permitsSupersededBy()) {
      Span yaml = skill.yamlSpan();
      return Outcome.ok(
          new TextEdit(yaml, OTHER_LINE.matcher(yaml.in(text)).replaceAll("")).applyTo(text));
    }
    return other
        .map(id -> SkillEdits.setField(skill, SUPERSEDED_BY, text(id)))
        .orElseGet(() -> Outcome.ok(text));
  }

  private Outcome<String> replacedPath(String text, Status status, Optional<String> other) {
    ObjectNode entry = entry(text);
    if (!status.permitsSupersededBy() && entry.has(SUPERSEDED_BY)) {
      return PathEdits.replacePath(text, path(), entry.without(SUPERSEDED_BY));
    }
    return other
        .map(id -> PathEdits.setField(text, path(), SUPERSEDED_BY, text(id)))
        .orElseGet(() -> Outcome.ok(text));
  }

  /**
   * Puts back what stood before a change, and leaves what others edited since.
   *
   * @param change the commit that brought it
   * @param before a commit with the text before it
   */
  Outcome<FileChanges> undone(Optional<CommitId> change, CommitId before) {
    return switch (target) {
      case Target.Skill(SkillId id) -> new UndoneSkill(main, id, former).files(change, before);
      case Target.Path(PathId id) ->
          directory(
              isAsAt(change, at -> former.find(at, id).map(PathDigests::of), digest())
                  .then(
                      _ ->
                          former
                              .find(before, id)
                              .map(then -> PathEdits.replacePath(paths(), id, then.json()))
                              .orElseGet(ArtefactFiles::gone)));
      case Target.Source(PathSourceId id) ->
          directory(
              isAsAt(change, at -> former.find(at, id).map(PathDigests::of), digest())
                  .then(
                      _ ->
                          former
                              .find(before, id)
                              .map(then -> PathEdits.replaceSource(paths(), id, then.json()))
                              .orElseGet(ArtefactFiles::gone)));
      case Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          throw new IllegalStateException("does not live in the corpus");
    };
  }

  private static Outcome<Boolean> isAsAt(
      Optional<CommitId> change,
      Function<CommitId, Optional<TextDigest>> then,
      Optional<TextDigest> now) {
    boolean isAsItWas = change.flatMap(then).map(Optional::of).map(now::equals).orElse(true);
    return isAsItWas
        ? Outcome.ok(true)
        : Outcome.refused(Rejection.of(ErrorCategory.DIFF_APPLY_FAILED));
  }

  /** What main says of it. */
  Optional<TextDigest> digest() {
    return switch (target) {
      case Target.Skill(SkillId id) -> SkillText.find(main, id).map(SkillText::digest);
      case Target.Path(PathId id) -> main.paths().find(id).map(PathDigests::of);
      case Target.Source(PathSourceId id) ->
          main.paths().find(id.path()).stream()
              .flatMap(path -> path.sources().stream())
              .filter(source -> source.id().equals(id.source().value()))
              .findFirst()
              .map(PathDigests::of);
      case Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          Optional.empty();
    };
  }

  Outcome<FileChanges> observed() {
    return directory(
        PathSourceId.parse(target.id())
            .map(
                source ->
                    PathEdits.setField(
                        paths(),
                        source,
                        SourceSignals.OBSERVED,
                        JsonNodeFactory.instance.booleanNode(true)))
            .orElseGet(ArtefactFiles::gone));
  }

  private Optional<Skill> skill() {
    return main.findSkill(target.id());
  }

  private PathId path() {
    return new PathId(target.id());
  }

  private String skillPath() {
    return Skill.pathOf(new SkillId(target.id()));
  }

  private static StringNode text(String value) {
    return JsonNodeFactory.instance.stringNode(value);
  }

  private String paths() {
    return main.findFile(PathDirectory.FILE).map(SourceFile::text).orElse("");
  }

  private Outcome<FileChanges> skillFile(Outcome<String> text) {
    return file(skillPath(), text);
  }

  private static Outcome<FileChanges> directory(Outcome<String> text) {
    return file(PathDirectory.FILE, text);
  }

  private static Outcome<FileChanges> file(String path, Outcome<String> text) {
    return text.map(now -> FileChanges.none().write(path, now));
  }

  private static Outcome<String> gone() {
    return Outcome.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL));
  }
}

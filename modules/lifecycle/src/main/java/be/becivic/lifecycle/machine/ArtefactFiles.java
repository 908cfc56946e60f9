package be.becivic.lifecycle.machine;

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
import java.util.Optional;
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
                .then(text -> replacedSkill(text, status, supersededBy)))
        : directory(
            PathEdits.setField(paths(), path(), STATUS, text(status.wireName()))
                .then(text -> replacedPath(text, status, supersededBy)));
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
    ObjectNode entry =
        PathDirectory.of(JsonDocument.parse(text).json())
            .find(path())
            .orElseThrow()
            .json()
            .deepCopy()
            .asObject();
    if (!status.permitsSupersededBy() && entry.has(SUPERSEDED_BY)) {
      return PathEdits.replacePath(text, path(), entry.without(SUPERSEDED_BY));
    }
    return other
        .map(id -> PathEdits.setField(text, path(), SUPERSEDED_BY, text(id)))
        .orElseGet(() -> Outcome.ok(text));
  }

  Outcome<FileChanges> asAt(CommitId commit) {
    return target.type() == TargetType.SKILL
        ? skillFile(
            former
                .find(commit, new SkillId(target.id()))
                .map(then -> Outcome.ok(then.file().text()))
                .orElseGet(ArtefactFiles::gone))
        : directory(
            former
                .find(commit, new PathId(target.id()))
                .map(then -> PathEdits.replacePath(paths(), then.id(), then.json()))
                .orElseGet(ArtefactFiles::gone));
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

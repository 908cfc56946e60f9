package be.becivic.lifecycle.machine;

import be.becivic.corpus.CommitId;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.model.Target;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The files a decision changes. Versions are not its business: the checks of the change move them.
 */
record ArtefactFiles(Corpus main, Target target, FormerTexts former) {

  /** Its status as main has it; a source has none there. */
  Optional<Status> status() {
    return target.type() == TargetType.SKILL
        ? skill().flatMap(skill -> skill.frontmatter().status())
        : main.paths().find(target.id()).flatMap(PathEntry::status);
  }

  Outcome<Map<String, Optional<byte[]>>> at(Status status) {
    var value = JsonNodeFactory.instance.stringNode(status.wireName());
    return target.type() == TargetType.SKILL
        ? skillFile(
            skill()
                .map(skill -> SkillEdits.setField(skill, "status", value))
                .orElseGet(ArtefactFiles::gone))
        : directory(PathEdits.setField(paths(), new PathId(target.id()), "status", value));
  }

  Outcome<Map<String, Optional<byte[]>>> asAt(CommitId commit) {
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

  Outcome<Map<String, Optional<byte[]>>> observed() {
    return directory(
        PathSourceId.parse(target.id())
            .map(
                source ->
                    PathEdits.setField(
                        paths(),
                        source,
                        SourceSigns.OBSERVED,
                        JsonNodeFactory.instance.booleanNode(true)))
            .orElseGet(ArtefactFiles::gone));
  }

  private Optional<Skill> skill() {
    return main.findSkill(target.id());
  }

  private String paths() {
    return main.findFile(PathDirectory.FILE).map(SourceFile::text).orElse("");
  }

  private Outcome<Map<String, Optional<byte[]>>> skillFile(Outcome<String> text) {
    return file(Skill.pathOf(new SkillId(target.id())), text);
  }

  private static Outcome<Map<String, Optional<byte[]>>> directory(Outcome<String> text) {
    return file(PathDirectory.FILE, text);
  }

  private static Outcome<Map<String, Optional<byte[]>>> file(String path, Outcome<String> text) {
    return text.map(now -> Map.of(path, Optional.of(now.getBytes(StandardCharsets.UTF_8))));
  }

  private static Outcome<String> gone() {
    return Outcome.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL));
  }
}

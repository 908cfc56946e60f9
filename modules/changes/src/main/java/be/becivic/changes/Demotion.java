package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.lifecycle.Status;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What anyone may propose takes the place of a stable text only as alpha, and says where the text
 * it replaces is found (§6.1).
 */
final class Demotion {
  private static final JsonNode ALPHA = text(Status.ALPHA.wireName());

  private Demotion() {}

  static Outcome<FileChanges> of(Corpus main, Target target, FileChanges files) {
    Optional<Skill> skill =
        main.findSkill(target.id())
            .filter(_ -> target.type() == TargetType.SKILL)
            .filter(stable -> stable.hasStatus(Status.STABLE));
    if (skill.isPresent()) {
      String path = skill.get().file().path();
      return with(files, path, demoted(skill.get(), read(files, path), commit(main)));
    }
    Optional<PathEntry> entry =
        main.paths()
            .find(target.id())
            .filter(_ -> target.type() == TargetType.PATH)
            .filter(stable -> stable.status().equals(Optional.of(Status.STABLE)));
    return entry.isPresent()
        ? with(
            files,
            PathDirectory.FILE,
            demoted(entry.get().id(), read(files, PathDirectory.FILE), commit(main)))
        : Outcome.ok(files);
  }

  private static Outcome<String> demoted(Skill stable, String text, JsonNode commit) {
    return SkillEdits.setField(parse(stable, text), "status", ALPHA)
        .then(alpha -> SkillEdits.setField(parse(stable, alpha), "previous_stable_sha", commit));
  }

  private static Outcome<String> demoted(PathId path, String text, JsonNode commit) {
    return PathEdits.setField(text, path, "status", ALPHA)
        .then(alpha -> PathEdits.setField(alpha, path, "previous_stable_sha", commit));
  }

  private static Outcome<FileChanges> with(FileChanges files, String path, Outcome<String> text) {
    return text.map(now -> files.write(path, now));
  }

  private static Skill parse(Skill before, String text) {
    return Skill.parse(
        before.id(),
        SourceFile.decode(before.file().path(), text.getBytes(StandardCharsets.UTF_8)));
  }

  private static String read(FileChanges files, String path) {
    return new String(files.findContent(path).orElseThrow(), StandardCharsets.UTF_8);
  }

  private static JsonNode commit(Corpus main) {
    return text(main.commit().orElseThrow().value());
  }

  private static JsonNode text(String value) {
    return JsonNodeFactory.instance.stringNode(value);
  }
}

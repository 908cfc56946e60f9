package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.version.SkillDifference;
import be.becivic.corpus.version.SkillText;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.corpus.voice.PreviousText;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.lifecycle.Status;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What anyone may propose takes the place of a text of ours only as alpha, and says where the text
 * it replaces is found (§6.1). A further change keeps that place: what it replaces is not ours.
 */
final class Demotion {
  private static final String STATUS = "status";
  private static final String PREVIOUS_STABLE = "previous_stable_sha";

  private Demotion() {}

  static Outcome<FileChanges> of(Corpus main, Target target, FileChanges files) {
    return switch (target) {
      case Target.Skill(var id) ->
          main.findSkill(id)
              .map(skill -> skill(skill, files, commit(main)))
              .orElseGet(() -> Outcome.ok(files));
      case Target.Path(var id) -> path(main, id, files);
      case Target.Source(var id) -> path(main, id.path(), files);
      case Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          Outcome.ok(files);
    };
  }

  private static Outcome<FileChanges> skill(Skill before, FileChanges files, String commit) {
    String path = before.file().path();
    if (!isOtherText(before, read(files, path))) {
      return Outcome.ok(files);
    }
    Outcome<String> text = Outcome.ok(read(files, path));
    Optional<PreviousText> previous = PreviousText.of(before);
    for (var field : fields(before.frontmatter().status(), previous, commit).entrySet()) {
      text =
          text.then(
              now -> SkillEdits.setField(parse(before, now), field.getKey(), field.getValue()));
    }
    return text.map(now -> files.write(path, now));
  }

  /** A text that says the same keeps its status and its votes. */
  private static boolean isOtherText(Skill before, String text) {
    return SkillDifference.between(
            SkillText.of(before.id(), before.file(), Collections.emptySortedMap()),
            SkillText.of(before.id(), parse(before, text).file(), Collections.emptySortedMap()))
        .isOfText();
  }

  /** The entry and each of its sources are reviewed by themselves. */
  private static Outcome<FileChanges> path(Corpus main, PathId id, FileChanges files) {
    String file = read(files, PathDirectory.FILE);
    Optional<PathEntry> before = main.paths().find(id);
    Optional<PathEntry> after = PathDirectory.of(JsonDocument.parse(file).json()).find(id);
    if (before.isEmpty() || after.isEmpty()) {
      return Outcome.ok(files);
    }
    Outcome<String> text = Outcome.ok(file);
    if (!withoutSources(before.get()).equals(withoutSources(after.get()))) {
      Optional<PreviousText> previous = PreviousText.of(before.get());
      for (var field : fields(before.get().status(), previous, commit(main)).entrySet()) {
        text = text.then(now -> PathEdits.setField(now, id, field.getKey(), field.getValue()));
      }
    }
    for (PathSource source : after.get().sources()) {
      if (!before.get().sources().contains(source)
          && PreviousText.of(source).filter(PreviousText::isOurs).isEmpty()) {
        PathSourceId each = new PathSourceId(id, new SourceId(source.id()));
        text = text.then(now -> PathEdits.replaceSource(now, each, marked(source, commit(main))));
      }
    }
    return text.map(now -> files.write(PathDirectory.FILE, now));
  }

  private static ObjectNode marked(PathSource source, String commit) {
    ObjectNode json = source.json().deepCopy().asObject().without(SystemMembers.FORMER_TEXT);
    return json.put(SystemMembers.PREVIOUS_TEXT, commit);
  }

  private static ObjectNode withoutSources(PathEntry path) {
    return path.json().deepCopy().asObject().without("sources");
  }

  private static Map<String, JsonNode> fields(
      Optional<Status> status, Optional<PreviousText> previous, String commit) {
    Map<String, JsonNode> fields = new LinkedHashMap<>();
    if (status.filter(now -> now == Status.BETA || now == Status.STABLE).isPresent()) {
      fields.put(STATUS, text(Status.ALPHA.wireName()));
    }
    if (status.filter(Status.STABLE::equals).isPresent()) {
      fields.put(PREVIOUS_STABLE, text(commit));
    }
    if (previous.filter(PreviousText::isOurs).isEmpty()) {
      fields.put(SystemMembers.PREVIOUS_TEXT, text(commit));
    }
    return fields;
  }

  private static Skill parse(Skill before, String text) {
    return Skill.parse(
        before.id(),
        SourceFile.decode(before.file().path(), text.getBytes(StandardCharsets.UTF_8)));
  }

  private static String read(FileChanges files, String path) {
    return new String(files.findContent(path).orElseThrow(), StandardCharsets.UTF_8);
  }

  private static String commit(Corpus main) {
    return main.commit().orElseThrow().value();
  }

  private static JsonNode text(String value) {
    return JsonNodeFactory.instance.stringNode(value);
  }
}

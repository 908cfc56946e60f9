package be.becivic.changes.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.version.PathVersions;
import be.becivic.corpus.version.SkillText;
import be.becivic.corpus.version.SkillVersions;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.lifecycle.Version;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Gives what a change touches the versions the system computes (§6.1). */
public final class Versioning {
  private Versioning() {}

  /** Files with the versions they get once they are on main. */
  public static FileChanges bump(Corpus base, FileChanges files, Instant at) {
    return bump(ChangeCandidate.of(base, files), at).files();
  }

  /** Moves versions on, whatever the change says they are. */
  static ChangeCandidate bump(ChangeCandidate change, Instant at) {
    ChangeCandidate next =
        change.withSkills(
            skill ->
                SkillVersions.next(
                        SkillText.find(change.base(), skill.id()),
                        SkillText.find(change.head(), skill.id()).orElseThrow())
                    .map(version -> set(skill, version))
                    .orElse(skill.file().text()));
    if (!change.touchesPaths()) {
      return next;
    }
    String file = change.text(PathDirectory.FILE);
    for (PathEntry path : change.paths()) {
      Optional<Version> version = PathVersions.next(change.base().paths().find(path.id()), path);
      if (version.isPresent() && !version.equals(path.version())) {
        file = orAsItWas(PathEdits.setField(file, path.id(), "version", text(version.get())), file);
      }
    }
    ChangeCandidate withPaths = next.with(PathDirectory.FILE, file);
    Version directory = PathVersions.ofDirectory(change.base().paths(), withPaths.head().paths());
    return change.base().paths().version().equals(Optional.of(directory))
        ? withPaths
        : withPaths.with(PathDirectory.FILE, orAsItWas(PathEdits.stamp(file, directory, at), file));
  }

  /** Puts versions back to what they were, so that two changes do not clash over them. */
  static FileChanges unbump(Corpus base, FileChanges files) {
    ChangeCandidate change = ChangeCandidate.of(base, files);
    ChangeCandidate next =
        change.withSkills(
            skill ->
                skill.frontmatter().versionPin()
                    ? skill.file().text()
                    : change
                        .base()
                        .findSkill(skill.id())
                        .flatMap(before -> before.frontmatter().version())
                        .map(version -> set(skill, version))
                        .orElse(skill.file().text()));
    if (!change.touchesPaths()) {
      return next.files();
    }
    String file = change.text(PathDirectory.FILE);
    for (PathEntry path : change.paths()) {
      Optional<Version> before = base.paths().find(path.id()).flatMap(PathEntry::version);
      if (before.isPresent() && !path.fields().flag("version_pin")) {
        file = orAsItWas(PathEdits.setField(file, path.id(), "version", text(before.get())), file);
      }
    }
    JsonNode old = base.paths().json();
    Optional<Instant> stamped = old.path("generated_at").stringValueOpt().map(Instant::parse);
    if (base.paths().version().isPresent() && stamped.isPresent()) {
      file = orAsItWas(PathEdits.stamp(file, base.paths().version().get(), stamped.get()), file);
    }
    return next.with(PathDirectory.FILE, file).files();
  }

  private static String set(Skill skill, Version version) {
    return skill.frontmatter().version().equals(Optional.of(version))
        ? skill.file().text()
        : orAsItWas(SkillEdits.setField(skill, "version", text(version)), skill.file().text());
  }

  /** A file too broken to edit is left alone, and the check says why. */
  private static String orAsItWas(Outcome<String> edited, String before) {
    return switch (edited) {
      case Outcome.Ok<String>(String text) -> text;
      case Outcome.Refused<String> _ -> before;
    };
  }

  private static JsonNode text(Version version) {
    return JsonNodeFactory.instance.stringNode(version.toString());
  }
}

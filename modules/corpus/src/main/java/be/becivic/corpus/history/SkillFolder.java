package be.becivic.corpus.history;

import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.version.SkillText;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.TextDigest;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The folder of a skill while a commit is taken in. */
final class SkillFolder {
  private static final Pattern FILE = Pattern.compile("skills/([^/]+)/.+");

  private final SkillId id;
  private final SortedMap<String, TextDigest> others = new TreeMap<>();
  private Optional<SourceFile> file;

  SkillFolder(SkillId id, Optional<SkillText> before) {
    this.id = id;
    this.file = before.map(SkillText::file);
    before.ifPresent(text -> others.putAll(text.others()));
  }

  /** The skill that a file belongs to. */
  static Optional<SkillId> idIn(String path) {
    Matcher matcher = FILE.matcher(path);
    return matcher.matches() ? SkillId.parse(matcher.group(1)) : Optional.empty();
  }

  void take(FileChange change) {
    if (Skill.idIn(change.path()).isPresent()) {
      file = change.content().map(bytes -> SourceFile.decode(change.path(), bytes));
    } else {
      change
          .content()
          .ifPresentOrElse(
              bytes -> others.put(change.path(), SkillText.other(bytes)),
              () -> others.remove(change.path()));
    }
  }

  SkillId id() {
    return id;
  }

  Optional<SourceFile> file() {
    return file;
  }

  Optional<SkillText> text() {
    return file.map(now -> SkillText.of(id, now, others));
  }
}

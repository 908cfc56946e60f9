package be.becivic.changes.check;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A change in the making, all of it in memory.
 *
 * @param head the state it leads to
 */
record ChangeCandidate(Corpus base, FileChanges files, Corpus head) {

  static ChangeCandidate of(Corpus base, FileChanges files) {
    FileChanges changed = files.filter(file -> changes(base, file));
    return new ChangeCandidate(
        base, changed, base.movedTo(new ChangedFiles(base.files(), changed)));
  }

  /** What lies between two states. */
  static ChangeCandidate between(Corpus base, Corpus head) {
    return of(base, AuthoredFiles.difference(base, head.files()));
  }

  private static boolean changes(Corpus base, FileChange change) {
    return switch (change) {
      case FileChange.Write(String path, byte[] bytes) ->
          !(base.has(path) && Arrays.equals(base.files().read(path), bytes));
      case FileChange.Remove(String path) -> base.has(path);
    };
  }

  /** The same change with one file rewritten. */
  ChangeCandidate with(String path, String text) {
    return of(base, files.write(path, text));
  }

  /** The same change with every skill it touches rewritten. */
  ChangeCandidate withSkills(Function<Skill, String> rewrite) {
    ChangeCandidate next = this;
    for (Skill skill : skills()) {
      String text = rewrite.apply(skill);
      if (!text.equals(skill.file().text())) {
        next = next.with(skill.file().path(), text);
      }
    }
    return next;
  }

  /** The skills it touches, as they are afterwards. */
  List<Skill> skills() {
    return files.paths().stream()
        .flatMap(path -> Skill.idIn(path).flatMap(head::findSkill).stream())
        .toList();
  }

  boolean touchesPaths() {
    return files.findContent(PathDirectory.FILE).isPresent();
  }

  /** The paths it adds or changes, as they are afterwards. */
  List<PathEntry> paths() {
    return !touchesPaths()
        ? List.of()
        : head.paths().list().stream()
            .filter(
                path ->
                    base.paths()
                        .find(path.id())
                        .filter(before -> before.json().equals(path.json()))
                        .isEmpty())
            .toList();
  }

  String text(String path) {
    return head.findFile(path).orElseThrow().text();
  }
}

package be.becivic.changes.check;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A change in the making, all of it in memory.
 *
 * @param head the state it leads to
 */
record ChangeCandidate(Corpus base, Map<String, Optional<byte[]>> files, Corpus head) {

  static ChangeCandidate of(Corpus base, Map<String, Optional<byte[]>> files) {
    Map<String, Optional<byte[]>> changed = new HashMap<>(files);
    changed
        .entrySet()
        .removeIf(
            file ->
                file.getValue()
                    .map(bytes -> isSame(base, file.getKey(), bytes))
                    .orElse(!base.has(file.getKey())));
    return new ChangeCandidate(
        base, Map.copyOf(changed), base.movedTo(new ChangedFiles(base.files(), changed)));
  }

  /** What lies between two states. */
  static ChangeCandidate between(Corpus base, Corpus head) {
    return of(base, AuthoredFiles.difference(base, head.files()));
  }

  private static boolean isSame(Corpus base, String path, byte[] bytes) {
    return base.has(path) && Arrays.equals(base.files().read(path), bytes);
  }

  /** The same change with one file rewritten. */
  ChangeCandidate with(String path, String text) {
    Map<String, Optional<byte[]>> next = new HashMap<>(files);
    next.put(path, Optional.of(text.getBytes(StandardCharsets.UTF_8)));
    return of(base, next);
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
    return files.keySet().stream()
        .sorted()
        .flatMap(path -> Skill.idIn(path).flatMap(head::findSkill).stream())
        .toList();
  }

  boolean touchesPaths() {
    return files.getOrDefault(PathDirectory.FILE, Optional.empty()).isPresent();
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

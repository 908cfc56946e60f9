package be.becivic.site.export;

import be.becivic.corpus.skill.SkillInput;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is different between two states that have everything in common but skills.
 *
 * @param files by path: changed, new or gone
 * @param heads skills by id: with another frontmatter, new or gone
 * @param cited entries that some skill cites in one of the states only
 */
record InputChange(Set<String> files, Set<String> heads, Set<String> cited) {
  private static final SkillState NONE = new SkillState("", new TreeSet<>());

  /** Nothing where more is different than skills. */
  static Optional<InputChange> between(InputState before, InputState now) {
    if (!before.common().equals(now.common())) {
      return Optional.empty();
    }
    InputChange change = new InputChange(new HashSet<>(), new HashSet<>(), new HashSet<>());
    change.files.addAll(different(before.files(), now.files()));
    for (String id : different(before.skills(), now.skills())) {
      SkillState old = before.skills().getOrDefault(id, NONE);
      SkillState young = now.skills().getOrDefault(id, NONE);
      if (!old.head().equals(young.head())) {
        change.heads.add(id);
      }
      old.cited().stream().filter(uid -> !young.cited().contains(uid)).forEach(change.cited::add);
      young.cited().stream().filter(uid -> !old.cited().contains(uid)).forEach(change.cited::add);
    }
    return Optional.of(change);
  }

  /** Whether what was made from this has to be made again. */
  boolean touches(SkillInput read) {
    return switch (read.part()) {
      case EVERYTHING -> !files.isEmpty();
      case ALL_HEADS -> !heads.isEmpty();
      case HEAD -> heads.contains(read.name());
      case FILE -> files.contains(read.name());
      case CITERS -> cited.contains(read.name());
    };
  }

  private static <T> Set<String> different(Map<String, T> before, Map<String, T> now) {
    Set<String> keys = new HashSet<>(before.keySet());
    keys.addAll(now.keySet());
    keys.removeIf(key -> Objects.equals(before.get(key), now.get(key)));
    return keys;
  }
}

package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.PathEntry;
import java.util.List;
import java.util.Optional;

/** A path that a change touches, as it was before and as it is after. */
public record ChangedPath(Optional<PathEntry> before, PathEntry after) {

  /** Paths of the later state that are new or differ. */
  public static List<ChangedPath> between(Corpus before, Corpus after) {
    return after.paths().list().stream()
        .map(path -> new ChangedPath(before.paths().find(path.id()), path))
        .filter(
            changed ->
                changed.before.filter(old -> old.json().equals(changed.after.json())).isEmpty())
        .toList();
  }
}

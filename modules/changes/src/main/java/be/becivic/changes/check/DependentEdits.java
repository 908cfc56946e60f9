package be.becivic.changes.check;

import be.becivic.corpus.data.Categories;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.index.StoredIndex;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.protocol.error.Outcome;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What else has to change when a change goes in. */
final class DependentEdits {
  private DependentEdits() {}

  static ChangeCandidate add(ChangeCandidate change) {
    return refreshIndex(addCategories(change));
  }

  /** The first artefact of a category brings it along (§6.1). */
  private static ChangeCandidate addCategories(ChangeCandidate change) {
    TreeSet<String> unknown =
        Stream.concat(
                change.skills().stream().map(skill -> skill.frontmatter().category()),
                change.paths().stream().map(path -> path.fields().text("category")))
            .flatMap(Optional::stream)
            .collect(Collectors.toCollection(TreeSet::new));
    unknown.removeAll(change.head().categories().ids());
    ChangeCandidate next = change;
    for (String category : unknown) {
      if (Categories.extend(next.text(Categories.FILE), category)
          instanceof Outcome.Ok<String>(String text)) {
        next = next.with(Categories.FILE, text);
      }
    }
    return next;
  }

  /** The index says what the skills say (§6.5). */
  private static ChangeCandidate refreshIndex(ChangeCandidate change) {
    if (!change.head().has(SkillsIndex.FILE)) {
      return change;
    }
    StoredIndex index =
        new StoredIndex(change.head(), JsonDocument.parse(change.text(SkillsIndex.FILE)).json());
    return index.stale().isEmpty() ? change : change.with(SkillsIndex.FILE, index.refreshed());
  }
}

package be.becivic.lifecycle.forge.check;

import be.becivic.corpus.data.Categories;
import be.becivic.protocol.error.Outcome;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The first artefact of a category brings it along (§6.1). */
final class NewCategories {
  private NewCategories() {}

  static Candidate add(Candidate change) {
    TreeSet<String> unknown =
        Stream.concat(
                change.skills().stream().map(skill -> skill.frontmatter().category()),
                change.paths().stream().map(path -> path.fields().text("category")))
            .flatMap(Optional::stream)
            .collect(Collectors.toCollection(TreeSet::new));
    unknown.removeAll(change.head().categories().ids());
    Candidate next = change;
    for (String category : unknown) {
      if (Categories.extend(next.text(Categories.FILE), category)
          instanceof Outcome.Ok<String>(String text)) {
        next = next.with(Categories.FILE, text);
      }
    }
    return next;
  }
}

package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.check.rule.CategoryNames;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.data.EditDistance;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds categories without artefacts, and near pairs among all that are listed or used. */
public final class CategoryReview {
  private CategoryReview() {}

  public static List<Finding> of(Corpus corpus) {
    List<Finding> findings = new ArrayList<>();
    SourceFile file =
        corpus
            .findFile(Categories.FILE)
            .orElseGet(() -> new SourceFile(Categories.FILE, "", List.of()));
    Set<String> used = used(corpus);
    for (String id : corpus.categories().ids()) {
      if (!used.contains(id)) {
        new Reporter("category_orphan", file, findings)
            .warning(
                at(file, id),
                "No skill or path is in '%s'.".formatted(id),
                "Remove it, or use it.");
      }
    }
    List<String> all = new ArrayList<>(used);
    corpus.categories().ids().stream().filter(id -> !used.contains(id)).forEach(all::add);
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        if (EditDistance.isWithin(CategoryNames.TYPING_ERROR, all.get(i), all.get(j))) {
          new Reporter("category_near", file, findings)
              .warning(
                  at(file, all.get(j)),
                  "'%s' and '%s' are easily confused.".formatted(all.get(i), all.get(j)),
                  "Merge them, or rename one.");
        }
      }
    }
    return findings;
  }

  private static Set<String> used(Corpus corpus) {
    Set<String> used = new TreeSet<>();
    corpus.skills().forEach(skill -> skill.frontmatter().category().ifPresent(used::add));
    corpus.paths().list().forEach(path -> path.fields().text("category").ifPresent(used::add));
    return used;
  }

  private static Span at(SourceFile file, String id) {
    return Span.at(Math.max(0, file.text().indexOf("\"" + id + "\"")));
  }
}

package be.becivic.corpus.check.rule;

import be.becivic.corpus.data.Categories;
import be.becivic.corpus.data.EditDistance;
import be.becivic.corpus.text.Span;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Judges a category: well formed, and not a misspelling of one in use (§6.1). */
public final class CategoryNames {
  public static final int TYPING_ERROR = 2;
  private static final Pattern SHAPE = Pattern.compile("[a-z][a-z0-9-]+");

  private CategoryNames() {}

  public static void check(
      String category, Categories known, Supplier<Span> where, Reporter report) {
    if (!SHAPE.matcher(category).matches()) {
      report.error(
          where.get(),
          "'%s' is not a category name.".formatted(category),
          "Use lowercase letters, digits and hyphens, beginning with a letter.");
      return;
    }
    if (known.ids().contains(category)) {
      return;
    }
    Optional<String> near =
        known.ids().stream()
            .filter(id -> EditDistance.isWithin(TYPING_ERROR, id, category))
            .findFirst();
    if (near.isPresent()) {
      report.error(
          where.get(),
          "'%s' looks like a misspelling of '%s'.".formatted(category, near.get()),
          "Use the existing category, or a name that differs more.");
    } else {
      report.warning(
          where.get(),
          "'%s' is a new category.".formatted(category),
          "Reuse one from " + Categories.FILE + " if it fits; otherwise add this one there.");
    }
  }
}

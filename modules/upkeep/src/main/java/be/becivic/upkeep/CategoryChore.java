package be.becivic.upkeep;

import be.becivic.corpus.check.CategoryAudit;
import be.becivic.corpus.check.report.Finding;
import be.becivic.library.Library;
import be.becivic.records.review.ReviewKind;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Collectors;

/** Looks over the categories, and calls for a person when something stands out (§6.1). */
public final class CategoryChore {
  private CategoryChore() {}

  public static Chore of(Library library, InstantSource clock) {
    return Chore.of(() -> run(library, clock));
  }

  private static ChoreReport run(Library library, InstantSource clock) {
    List<Finding> findings = CategoryAudit.of(library.main().corpus()).findings();
    if (findings.isEmpty()) {
      return ChoreReport.fine("Nothing stands out.");
    }
    String note = findings.stream().map(Finding::message).collect(Collectors.joining("\n"));
    boolean isNew =
        library
            .records()
            .write(
                tables ->
                    ReviewNote.open(
                        tables, ReviewKind.CATEGORIES, ReviewNote.CORPUS, note, clock.instant()));
    return ChoreReport.fine(note + (isNew ? "\nOpened for review." : "\nAlready open for review."));
  }
}

package be.becivic.upkeep;

import be.becivic.library.Library;
import be.becivic.records.review.ReviewKind;
import be.becivic.upkeep.communes.CommunesDiff;
import java.time.InstantSource;
import java.util.Optional;

/** Compares the communes with a file of the statistical office; it changes none (§6.4). */
public final class CommunesChore {
  private CommunesChore() {}

  public static Chore of(Library library, InstantSource clock) {
    return file ->
        file.map(bytes -> compare(library, bytes, clock))
            .orElseGet(() -> ChoreReport.failed("no_file", "Give it the official list as a file."));
  }

  private static ChoreReport compare(Library library, byte[] file, InstantSource clock) {
    Optional<CommunesDiff> diff = CommunesDiff.of(library.corpus().communes(), file);
    if (diff.isEmpty()) {
      return ChoreReport.failed(
          "unreadable_file", "The file is no list of communes with codes and names.");
    }
    if (diff.get().isEmpty()) {
      return ChoreReport.fine("The lists say the same.");
    }
    String text = diff.get().text();
    library
        .records()
        .write(
            tables ->
                ReviewNote.open(
                    tables, ReviewKind.COMMUNES, ReviewNote.CORPUS, text, clock.instant()));
    return ChoreReport.fine(text + "\nOpen for review; nothing was changed.");
  }
}

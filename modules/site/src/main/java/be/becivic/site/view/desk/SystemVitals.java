package be.becivic.site.view.desk;

import java.util.Optional;

/**
 * How the system does, in a few numbers.
 *
 * @param staged what waits out its window
 * @param held texts that are kept from the public
 * @param overdue what should have been committed a day ago
 * @param failing how many jobs ended badly the last time
 * @param commit what is served of the corpus
 */
public record SystemVitals(
    boolean isReady, long staged, long held, long overdue, int failing, Optional<String> commit) {

  public boolean isWell() {
    return isReady && overdue == 0 && failing == 0;
  }

  public String shortCommit() {
    return commit.map(id -> id.substring(0, Math.min(12, id.length()))).orElse("none");
  }
}

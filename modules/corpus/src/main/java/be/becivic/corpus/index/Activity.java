package be.becivic.corpus.index;

import java.time.LocalDate;
import java.util.Optional;

/** How much an artefact is used and talked about. */
public record Activity(
    Optional<LocalDate> lastUsed, long totalConcerns, long concerns30d, long originDiversity30d) {
  public static final Activity NONE = new Activity(Optional.empty(), 0, 0, 0);
}

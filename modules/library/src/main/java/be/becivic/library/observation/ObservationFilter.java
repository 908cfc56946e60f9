package be.becivic.library.observation;

import be.becivic.records.content.ConcernFilter;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Which observations to list.
 *
 * @param pending amendments not yet merged rather than concerns (§24.7)
 * @param concerns which concerns
 * @param seenSince only what was seen on this day or later; what was seen earlier leaves a page
 *     shorter, so that a page is one query
 */
public record ObservationFilter(
    boolean pending, ConcernFilter concerns, Optional<LocalDate> seenSince) {

  boolean admits(Observation item) {
    return seenSince.isEmpty()
        || item.seen().filter(day -> !day.isBefore(seenSince.get())).isPresent();
  }
}

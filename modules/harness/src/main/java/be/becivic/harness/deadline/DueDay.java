package be.becivic.harness.deadline;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A day that matters, worked out.
 *
 * @param id stays the same when the day moves, so that calendars move their entry
 * @param document the document it belongs to, if it belongs to one
 * @param basis how it was worked out, in words
 */
public record DueDay(
    String id,
    String title,
    DeadlineKind kind,
    LocalDate day,
    Optional<String> document,
    String basis) {

  public long daysFrom(LocalDate today) {
    return ChronoUnit.DAYS.between(today, day);
  }

  /** "renewal opens in 16 days". */
  public String words(LocalDate today) {
    return title + " " + kind.words(daysFrom(today));
  }
}

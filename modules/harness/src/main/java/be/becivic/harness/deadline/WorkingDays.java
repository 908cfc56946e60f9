package be.becivic.harness.deadline;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Set;

/** Belgium's working days: all but weekends and the ten legal holidays. */
final class WorkingDays {
  private static final Set<MonthDay> FIXED =
      Set.of(
          MonthDay.of(1, 1),
          MonthDay.of(5, 1),
          MonthDay.of(7, 21),
          MonthDay.of(8, 15),
          MonthDay.of(11, 1),
          MonthDay.of(11, 11),
          MonthDay.of(12, 25));

  /** Easter Monday, Ascension and Whit Monday, in days after Easter. */
  private static final Set<Integer> AFTER_EASTER = Set.of(1, 39, 50);

  private WorkingDays() {}

  /** So many working days later, or earlier for a negative count. */
  static LocalDate shift(LocalDate from, int days) {
    LocalDate day = from;
    for (int left = Math.abs(days); left > 0; ) {
      day = day.plusDays(Integer.signum(days));
      if (isWorkingDay(day)) {
        left--;
      }
    }
    return day;
  }

  static boolean isWorkingDay(LocalDate day) {
    return day.getDayOfWeek() != DayOfWeek.SATURDAY
        && day.getDayOfWeek() != DayOfWeek.SUNDAY
        && !FIXED.contains(MonthDay.from(day))
        && AFTER_EASTER.stream().noneMatch(n -> easter(day.getYear()).plusDays(n).equals(day));
  }

  /** Easter Sunday of a Gregorian year, by the anonymous algorithm. */
  static LocalDate easter(int year) {
    int golden = year % 19;
    int century = year / 100;
    int rest = year % 100;
    int epact =
        (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
    int weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7;
    int correction = (golden + 11 * epact + 22 * weekday) / 451;
    int day = epact + weekday - 7 * correction + 114;
    return LocalDate.of(year, day / 31, day % 31 + 1);
  }
}

package be.becivic.harness.deadline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TermTest {
  @ParameterizedTest
  @CsvSource({
    "60 days, 2027-02-01, 2026-12-03, 2027-04-02",
    "1 month, 2027-03-31, 2027-02-28, 2027-04-30",
    "4.5 months, 2027-06-30, 2027-02-13, 2027-11-14",
    "2 years, 2028-02-29, 2026-02-28, 2030-02-28",
    "6 quarters, 2027-01-15, 2025-07-15, 2028-07-15",
    "3 weeks, 2027-01-15, 2026-12-25, 2027-02-05",
    "24 hours, 2027-01-15, 2027-01-14, 2027-01-16",
    "25 hours, 2027-01-15, 2027-01-13, 2027-01-17",
    "8 working days, 2026-12-24, 2026-12-14, 2027-01-07",
    "3 working days, 2026-11-10, 2026-11-05, 2026-11-16"
  })
  void aTermMovesADay(String text, LocalDate from, LocalDate before, LocalDate after) {
    Term term = Term.parse(text).orElseThrow();
    assertThat(term.before(from)).isEqualTo(before);
    assertThat(term.after(from)).isEqualTo(after);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "60",
        "days",
        "2 to 3 weeks",
        "1000 EUR",
        "A2",
        "-3 days",
        "17 hours of class a week",
        "999999 days",
        "31 March 2019"
      })
  void whatIsNoSingleLengthOfTimeIsNoTerm(String text) {
    assertThat(Term.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2024, 2024-03-31", "2025, 2025-04-20", "2026, 2026-04-05", "2038, 2038-04-25"})
  void easterIsWhereTheChurchesHaveIt(int year, LocalDate day) {
    assertThat(WorkingDays.easter(year)).isEqualTo(day);
  }

  @Test
  void holidaysAreNoWorkingDays() {
    assertThat(WorkingDays.isWorkingDay(LocalDate.of(2026, 4, 6))).isFalse();
    assertThat(WorkingDays.isWorkingDay(LocalDate.of(2026, 5, 14))).isFalse();
    assertThat(WorkingDays.isWorkingDay(LocalDate.of(2026, 5, 25))).isFalse();
    assertThat(WorkingDays.isWorkingDay(LocalDate.of(2026, 7, 21))).isFalse();
    assertThat(WorkingDays.isWorkingDay(LocalDate.of(2026, 5, 26))).isTrue();
  }
}

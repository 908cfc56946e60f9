package be.becivic.protocol.predicate;

import static be.becivic.protocol.predicate.Sample.predicate;
import static be.becivic.protocol.predicate.Sample.profile;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every profile here is read in June 2026. */
final class ResidenceTest {

  @ParameterizedTest(name = "{0}: {1} months")
  @CsvSource(
      delimiter = '|',
      value = {
        "[{start:2021-06}] | 60 | 2021-06",
        "[{start:2021-06, end:null}] | 60 | 2021-06",
        "[{start:2021-06, end:current}] | 60 | 2021-06",
        "[{start:2021-06, end:2026-06}] | 60 | 2021-06",
        "[{start:2021-06, end:2028-01}] | 60 | 2021-06",
        "[{start:2021-07}] | 59 | 2021-07",
        "[{start:2026-06}] | 0 | 2026-06",
        "[{start:2019-01, end:2023-04},{start:2023-05}] | 89 | 2019-01",
        "[{start:2023-05},{start:2019-01, end:2023-04}] | 89 | 2019-01",
        "[{start:2019-01, end:2025-12},{start:2020-01, end:2021-01},{start:2026-01}] | 89 |"
            + " 2019-01",
        "[{start:2019-01, end:2023-04},{start:2023-06}] | 36 | 2023-06",
        "[{start:2019-01, end:2023-04},{start:2027-01},{start:2024-06}] | 24 | 2024-06",
        "[{start:2024-06},{start:2027-01, end:2030-01}] | 24 | 2024-06",
        "[{start:2020-13},{start:2024-06},7,null,{end:2020-01}] | 24 | 2024-06",
        "[{start:2024-06},{start:2023-01, end:soon},{start:2020-05, end:2019-05}] | 24 | 2024-06"
      })
  void residenceIsTheUnbrokenStretchUpToNow(String history, int months, String since) {
    Profile profile = profile("{residency_history:" + history + "}");
    assertThat(Axis.MONTHS_LEGAL_RESIDENCE.read(profile)).containsExactly(Scalar.of(months));
    assertThat(Axis.YEARS_LEGAL_RESIDENCE.read(profile)).containsExactly(Scalar.of(months / 12));
    assertThat(Axis.LEGAL_RESIDENCE_SINCE.read(profile)).containsExactly(Scalar.of(since));
  }

  @Test
  void residenceThatHasEndedCountsForNothing() {
    Profile profile = profile("{residency_history:[{start:2015-01, end:2026-05}]}");
    assertThat(Axis.YEARS_LEGAL_RESIDENCE.read(profile)).containsExactly(Scalar.of(0));
    assertThat(Axis.MONTHS_LEGAL_RESIDENCE.read(profile)).containsExactly(Scalar.of(0));
    assertThat(Axis.LEGAL_RESIDENCE_SINCE.read(profile)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{residency_history:null}",
        "{residency_history:[]}",
        "{residency_history:7}",
        "{residency_history:{start:2020-01}}",
        "{residency_history:[{start:2030-01}]}"
      })
  void withoutAReadablePeriodResidenceIsUnknown(String profile) {
    assertThat(Axis.YEARS_LEGAL_RESIDENCE.read(profile(profile))).isEmpty();
    assertThat(predicate("user.years_legal_residence", "lte", "99").holds(profile(profile)))
        .isFalse();
    assertThat(predicate("user.years_legal_residence", "exists", "true").holds(profile(profile)))
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "gte, 2021-05, true", "gte, 2021-06, true", "gte, 2021-07, false",
    "lte, 2021-05, false", "lte, 2021-06, true", "lte, 2022-01, true",
    "eq, 2021-06, true", "eq, 2021-07, false"
  })
  void monthsAreComparedInOrder(String op, String month, boolean holds) {
    assertThat(
            predicate("user.legal_residence_since", op, month)
                .holds(profile("{residency_history:[{start:2021-06}]}")))
        .isEqualTo(holds);
  }

  @Test
  void aMonthMoreCanCompleteAYear() {
    var history = Sample.json("{residency_history:[{start:2021-06}]}");
    Predicate five = predicate("user.years_legal_residence", "gte", "5");
    assertThat(five.holds(Profile.of(history, Sample.MONTH.minusMonths(1)))).isFalse();
    assertThat(five.holds(Profile.of(history, Sample.MONTH))).isTrue();
  }
}

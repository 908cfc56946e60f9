package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Counters.Addition;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CountersTest extends OnBothEngines {
  private static final Instant HOUR_AGO = NOW.minusSeconds(3_600);
  private static final Instant EXPIRY = NOW.plusSeconds(86_400);

  private final Samples samples = new Samples(5);

  @Test
  void addingReturnsTheNewCount() {
    Hash key = samples.hash();
    change(t -> assertThat(t.counters().add("day", key, NOW, 1, EXPIRY)).isEqualTo(1));
    change(t -> assertThat(t.counters().add("day", key, NOW, 3, EXPIRY)).isEqualTo(4));
  }

  @Test
  void scopesKeysAndWindowsCountApart() {
    Hash key = samples.hash();
    change(t -> t.counters().add("day", key, NOW, 5, EXPIRY));
    change(t -> assertThat(t.counters().add("hour", key, NOW, 1, EXPIRY)).isEqualTo(1));
    change(t -> assertThat(t.counters().add("day", samples.hash(), NOW, 1, EXPIRY)).isEqualTo(1));
    change(t -> assertThat(t.counters().add("day", key, HOUR_AGO, 1, EXPIRY)).isEqualTo(1));
  }

  @Test
  void theSumTakesInEveryWindowFromTheGivenOneOn() {
    Hash key = samples.hash();
    change(t -> t.counters().add("hour", key, HOUR_AGO.minusMillis(1), 100, EXPIRY));
    change(t -> t.counters().add("hour", key, HOUR_AGO, 10, EXPIRY));
    change(t -> t.counters().add("hour", key, NOW, 1, EXPIRY));
    check(t -> assertThat(t.counters().sum("hour", key, HOUR_AGO)).isEqualTo(11));
  }

  @Test
  void addingReturnsTheSumFromAnEarlierWindowOn() {
    Hash key = samples.hash();
    change(t -> t.counters().add("hour", key, HOUR_AGO.minusMillis(1), 100, EXPIRY));
    change(t -> t.counters().add("hour", key, HOUR_AGO, 10, EXPIRY));
    change(t -> t.counters().add("hour", samples.hash(), HOUR_AGO, 1_000, EXPIRY));
    change(t -> t.counters().add("day", key, HOUR_AGO, 1_000, EXPIRY));
    for (int times = 1; times <= 3; times++) {
      int expected = 10 + times;
      change(
          t ->
              assertThat(t.counters().add(new Addition("hour", key, NOW, 1, EXPIRY, HOUR_AGO)))
                  .isEqualTo(expected));
    }
  }

  @Test
  void scopesAddedToTogetherAreSummedApart() {
    Hash key = samples.hash();
    var day = new Addition("day", key, NOW, 2, EXPIRY, NOW);
    var hour = new Addition("hour", key, NOW, 3, EXPIRY, HOUR_AGO);
    var everyone = new Addition("everyone", samples.hash(), NOW, 5, EXPIRY, HOUR_AGO);
    change(t -> t.counters().add("hour", key, HOUR_AGO, 10, EXPIRY));
    change(t -> t.counters().add("day", key, HOUR_AGO, 100, EXPIRY));
    change(
        t ->
            assertThat(t.counters().addAll(List.of(day, hour, everyone)))
                .containsExactly(2L, 13L, 5L));
    change(
        t ->
            assertThat(t.counters().addAll(List.of(everyone, hour, day)))
                .containsExactly(10L, 16L, 4L));
  }

  @Test
  void nothingToAddIsNoStatement() {
    change(t -> assertThat(t.counters().addAll(List.of())).isEmpty());
  }

  @Test
  void whatWasNeverCountedSumsToZero() {
    check(t -> assertThat(t.counters().sum("hour", samples.hash(), HOUR_AGO)).isZero());
  }

  @Test
  void theOldestWindowThatCountsAnythingIsFound() {
    Hash key = samples.hash();
    check(t -> assertThat(t.counters().findOldest("hour", key, HOUR_AGO)).isEmpty());
    change(t -> t.counters().add("hour", key, HOUR_AGO.minusMillis(1), 1, EXPIRY));
    change(t -> t.counters().add("hour", key, HOUR_AGO, 0, EXPIRY));
    change(t -> t.counters().add("hour", key, NOW.minusMillis(1), 1, EXPIRY));
    change(t -> t.counters().add("hour", key, NOW, 1, EXPIRY));
    check(
        t ->
            assertThat(t.counters().findOldest("hour", key, HOUR_AGO))
                .contains(NOW.minusMillis(1)));
  }

  @Test
  void expiredWindowsAreDeleted() {
    Hash key = samples.hash();
    change(t -> t.counters().add("hour", key, HOUR_AGO, 1, NOW));
    change(t -> t.counters().add("hour", key, NOW, 1, NOW.plusMillis(1)));
    change(t -> assertThat(t.counters().deleteExpired(NOW)).isEqualTo(1));
    check(t -> assertThat(t.counters().sum("hour", key, HOUR_AGO)).isEqualTo(1));
  }
}

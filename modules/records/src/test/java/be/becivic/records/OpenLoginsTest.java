package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.desk.OpenLogin;
import be.becivic.records.value.Hash;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class OpenLoginsTest extends OnBothEngines {
  private final Samples samples = new Samples(12);

  @Test
  void whatIsLeftToTellIsTakenOnce() {
    Hash print = open(Duration.ZERO, Duration.ZERO);
    change(t -> t.deskSessions().say(print, "done"));
    check(t -> assertThat(t.deskSessions().findSaid(print)).contains("done"));
    change(t -> assertThat(t.deskSessions().takeSaid(print)).contains("done"));
    change(t -> assertThat(t.deskSessions().takeSaid(print)).isEmpty());
  }

  @Test
  void whoWasNotSeenForHalfAnHourOrCameTwelveHoursAgoIsForgotten() {
    Hash idle = open(Duration.ofHours(1), Duration.ofMinutes(30));
    Hash old = open(Duration.ofHours(12), Duration.ZERO);
    Hash here = open(Duration.ofHours(11), Duration.ofMinutes(29));
    change(t -> assertThat(t.deskSessions().deleteExpired(NOW)).isEqualTo(2));
    check(
        t ->
            assertThat(t.deskSessions().list()).extracting(OpenLogin::print).containsExactly(here));
    check(t -> assertThat(t.deskSessions().find(idle)).isEmpty());
    check(t -> assertThat(t.deskSessions().find(old)).isEmpty());
  }

  @Test
  void beingSeenPutsTheEndOff() {
    Hash print = open(Duration.ofHours(1), Duration.ofMinutes(29));
    change(t -> t.deskSessions().setSeen(print, NOW));
    check(
        t ->
            assertThat(t.deskSessions().find(print).orElseThrow().isOver(NOW.plusSeconds(1_799)))
                .isFalse());
    change(t -> assertThat(t.deskSessions().delete(print)).isTrue());
    change(t -> assertThat(t.deskSessions().delete(print)).isFalse());
  }

  private Hash open(Duration opened, Duration seen) {
    Hash print = samples.hash();
    change(t -> t.deskSessions().insert(new OpenLogin(print, NOW.minus(opened), NOW.minus(seen))));
    return print;
  }
}

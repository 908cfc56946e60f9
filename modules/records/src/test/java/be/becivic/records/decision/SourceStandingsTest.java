package be.becivic.records.decision;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.OnBothEngines;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SourceStandingsTest extends OnBothEngines {
  private static final PathSourceId DESK = PathSourceId.parse("birth-act:desk").orElseThrow();
  private static final PathSourceId ONLINE = PathSourceId.parse("birth-act:online").orElseThrow();

  @Test
  void aSourceNothingWasDecidedAboutHasNoRow() {
    check(t -> assertThat(t.sourceStandings().find(DESK)).isEmpty());
  }

  @Test
  void whatIsPutTakesThePlaceOfWhatWasKnown() {
    SourceStanding fresh = SourceStanding.fresh(DESK, NOW);
    SourceStanding beta =
        new SourceStanding(DESK, Status.BETA, NOW.plusSeconds(9), true, Optional.empty());
    change(t -> t.sourceStandings().put(fresh));
    check(t -> assertThat(t.sourceStandings().find(DESK)).contains(fresh));
    change(t -> t.sourceStandings().put(beta));
    check(t -> assertThat(t.sourceStandings().list()).containsExactly(beta));
  }

  @Test
  void sourcesOfOnePathAreKeptApart() {
    SourceStanding online = SourceStanding.fresh(ONLINE, NOW);
    change(t -> t.sourceStandings().put(online));
    change(t -> t.sourceStandings().put(SourceStanding.fresh(DESK, NOW)));
    change(t -> assertThat(t.sourceStandings().delete(DESK)).isTrue());
    check(t -> assertThat(t.sourceStandings().list()).containsExactly(online));
  }
}

package be.becivic.records.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.records.OnBothEngines;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ReferenceLinksTest extends OnBothEngines {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final LinkStatus GONE =
      new LinkStatus(
          new Uid(Uid.Kind.REFERENCE, 7),
          "https://www.ejustice.just.fgov.be/loi",
          LinkState.GONE,
          Optional.of(404),
          Optional.empty(),
          2,
          NOON);

  @Test
  void aLinkIsRememberedAsItWasFoundLast() {
    LinkStatus moved =
        new LinkStatus(
            GONE.reference(),
            GONE.url(),
            LinkState.MOVED,
            Optional.empty(),
            Optional.of("https://www.ejustice.just.fgov.be/wet"),
            0,
            NOON.plusSeconds(60));
    change(t -> t.links().put(GONE));
    change(t -> assertThat(t.links().find(GONE.reference())).contains(GONE));
    change(t -> t.links().put(moved));
    change(t -> assertThat(t.links().list()).containsExactly(moved));
  }
}

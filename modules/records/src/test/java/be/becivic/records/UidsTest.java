package be.becivic.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.Uid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class UidsTest extends OnBothEngines {

  @ParameterizedTest
  @EnumSource(Uid.Kind.class)
  void everyKindCountsUpFromOne(Uid.Kind kind) {
    change(t -> assertThat(t.uids().mint(kind)).isEqualTo(new Uid(kind, 1)));
    change(t -> assertThat(t.uids().mint(kind)).isEqualTo(new Uid(kind, 2)));
  }

  @Test
  void kindsCountApart() {
    change(t -> t.uids().mint(Uid.Kind.CONCERN));
    change(t -> assertThat(t.uids().mint(Uid.Kind.DRAFT).number()).isEqualTo(1));
  }

  @Test
  void aReservedNumberIsPassedOver() {
    change(t -> t.uids().reserveThrough(new Uid(Uid.Kind.PATH, 41)));
    change(t -> t.uids().reserveThrough(new Uid(Uid.Kind.PATH, 7)));
    change(t -> assertThat(t.uids().mint(Uid.Kind.PATH).number()).isEqualTo(42));
  }

  @Test
  void theLastNumberIsKnown() {
    change(t -> assertThat(t.uids().last(Uid.Kind.PATH)).isZero());
    change(t -> t.uids().reserveThrough(new Uid(Uid.Kind.PATH, 41)));
    change(t -> assertThat(t.uids().last(Uid.Kind.PATH)).isEqualTo(41));
  }

  @Test
  void aNumberOfAnAbandonedWriteWasNeverGiven() {
    assertThatThrownBy(
            () ->
                change(
                    t -> {
                      t.uids().mint(Uid.Kind.CONCERN);
                      throw new IllegalStateException();
                    }))
        .isInstanceOf(IllegalStateException.class);
    change(t -> assertThat(t.uids().mint(Uid.Kind.CONCERN).number()).isEqualTo(1));
  }
}

package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PrefixWidthsTest {
  private static final byte[] LINE = {0x20, 1, 0xd, (byte) 0xb8, 1, 2, 3, 4};
  private static final byte[] SAME_LINE = {0x20, 1, 0xd, (byte) 0xb8, 1, 2, 9, 9};
  private static final byte[] OTHER_LINE = {0x20, 1, 0xd, (byte) 0xb8, 1, 3, 3, 4};

  @Test
  void networksOfOneLineShareAPrefix() {
    PrefixWidths widths = PrefixWidths.DEFAULTS;
    assertThat(widths.cut(LINE)).isEqualTo(widths.cut(SAME_LINE));
    assertThat(widths.cut(LINE)).isNotEqualTo(widths.cut(OTHER_LINE));
  }

  @Test
  void addressesOfFourBytesSpeakForThemselvesUnlessToldOtherwise() {
    byte[] one = {(byte) 192, 0, 2, 1};
    byte[] two = {(byte) 192, 0, 2, 2};
    assertThat(PrefixWidths.DEFAULTS.cut(one)).isNotEqualTo(PrefixWidths.DEFAULTS.cut(two));
    assertThat(new PrefixWidths(24, 48).cut(one)).isEqualTo(new PrefixWidths(24, 48).cut(two));
    assertThat(new PrefixWidths(31, 48).cut(one)).isNotEqualTo(new PrefixWidths(31, 48).cut(two));
  }

  @Test
  void aPrefixMayEndWithinAByte() {
    byte[] one = {(byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF};
    assertThat(new PrefixWidths(20, 48).cut(one))
        .isEqualTo(new byte[] {(byte) 0xFF, (byte) 0xFF, (byte) 0xF0, 0});
  }

  @Test
  void aPrefixIsSharedWhereItIsShorterThanTheNetwork() {
    byte[] address = {(byte) 192, 0, 2, 1};
    assertThat(PrefixWidths.DEFAULTS.isShared(LINE)).isTrue();
    assertThat(PrefixWidths.DEFAULTS.isShared(address)).isFalse();
    assertThat(new PrefixWidths(31, 64).isShared(address)).isTrue();
    assertThat(new PrefixWidths(31, 64).isShared(LINE)).isFalse();
  }
}

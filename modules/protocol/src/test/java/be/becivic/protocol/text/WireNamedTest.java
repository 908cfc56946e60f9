package be.becivic.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class WireNamedTest {
  private enum Light implements WireNamed {
    DIM,
    VERY_BRIGHT
  }

  @Test
  void aConstantIsWrittenInSmallLetters() {
    assertThat(Light.VERY_BRIGHT.wireName()).isEqualTo("very_bright");
  }

  @Test
  void itIsFoundAsItIsWrittenAndNoOtherWay() {
    assertThat(WireNamed.find(Light.values(), "very_bright")).contains(Light.VERY_BRIGHT);
    assertThat(WireNamed.find(Light.values(), "VERY_BRIGHT")).isEmpty();
    assertThat(WireNamed.find(Light.values(), "very-bright")).isEmpty();
    assertThat(WireNamed.find(Light.values(), "")).isEmpty();
  }

  /** In Turkish a capital I becomes a letter without a dot. */
  @Test
  void theLanguageOfTheMachineDoesNotMatter() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.of("tr"));
    try {
      assertThat(Light.DIM.wireName()).isEqualTo("dim");
    } finally {
      Locale.setDefault(before);
    }
  }
}

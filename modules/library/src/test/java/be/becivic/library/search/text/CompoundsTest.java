package be.becivic.library.search.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompoundsTest {
  private final Compounds compounds =
      new Compounds(Set.of("geboorte", "aangifte", "vaterschaft", "anerkennung", "dokter"));

  @ParameterizedTest
  @CsvSource({
    "geboorteaangifte, geboorte, aangifte",
    "vaterschaftsanerkennung, vaterschaft, anerkennung",
  })
  void twoKnownWordsAreTakenApartWithWhatLinksThem(String word, String head, String tail) {
    assertThat(compounds.parts(word)).isEqualTo(List.of(head, tail));
  }

  @ParameterizedTest
  @CsvSource({"doktersbriefje, dokter", "laattijdigeaangifte, aangifte"})
  void oneKnownWordAtEitherEndIsEnough(String word, String part) {
    assertThat(compounds.parts(word)).containsExactly(part);
  }

  @Test
  void whatHoldsNoKnownWordStaysWhole() {
    assertThat(compounds.parts("onbekend")).isEmpty();
    assertThat(compounds.parts("")).isEmpty();
  }
}

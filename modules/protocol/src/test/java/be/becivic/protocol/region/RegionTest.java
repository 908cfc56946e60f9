package be.becivic.protocol.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RegionTest {

  @ParameterizedTest
  @CsvSource({
    "FLANDERS, Flanders, flanders",
    "WALLONIA, Wallonia, wallonia",
    "BRUSSELS, Brussels-Capital, brussels",
    "GERMAN_SPEAKING_COMMUNITY, German-speaking-community, german-speaking-community",
    "NOT_IN_BELGIUM_YET, not-in-belgium-yet, not-in-belgium-yet"
  })
  void aRegionIsReadUnderEitherName(Region region, String profileName, String catalogueName) {
    assertThat(region.profileName()).isEqualTo(profileName);
    assertThat(region.catalogueName()).isEqualTo(catalogueName);
    assertThat(Region.parse(profileName)).contains(region);
    assertThat(Region.parse(catalogueName)).contains(region);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Brussels",
        "BRUSSELS",
        "brussels-capital",
        "Brussels Capital Region",
        "brussels_capital"
      })
  void capitalsAndHyphensDoNotMatter(String name) {
    assertThat(Region.parse(name)).contains(Region.BRUSSELS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "vlaanderen", "all", "belgium"})
  void noOtherNameIsRead(String name) {
    assertThat(Region.parse(name)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void onlyWalloniaIncludesAnotherRegion(Region region) {
    for (Region other : Region.values()) {
      boolean walloonTerritory =
          region == Region.WALLONIA && other == Region.GERMAN_SPEAKING_COMMUNITY;
      assertThat(region.includes(other)).isEqualTo(region == other || walloonTerritory);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "11002, FLANDERS",
    "21001, BRUSSELS",
    "21019, BRUSSELS",
    "23027, FLANDERS",
    "24062, FLANDERS",
    "25072, WALLONIA",
    "31005, FLANDERS",
    "44021, FLANDERS",
    "52011, WALLONIA",
    "62063, WALLONIA",
    "63023, GERMAN_SPEAKING_COMMUNITY",
    "63049, WALLONIA",
    "63080, WALLONIA",
    "71022, FLANDERS",
    "81001, WALLONIA",
    "92094, WALLONIA"
  })
  void aCommuneCodeTellsItsRegion(String code, Region region) {
    assertThat(Nis5.parse(code)).map(Nis5::region).contains(region);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2100", "210011", "01234", "2100a", "ixelles", "٢١٠٠٩", "21009\n"})
  void aCommuneCodeHasFiveDigits(String text) {
    assertThat(Nis5.parse(text)).isEmpty();
    assertThatThrownBy(() -> new Nis5(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "21009",
        "all",
        "all-19-rbc-communes",
        "all-flemish-communes",
        "all-walloon-communes",
        "all-9-german-speaking-communes"
      })
  void communesAreWrittenTheWayTheyWereRead(String text) {
    assertThat(CommuneSelector.parse(text)).map(CommuneSelector::toString).contains(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ixelles", "all-communes", "ALL", "all-20-rbc-communes"})
  void anUnknownTokenIsNotRead(String text) {
    assertThat(CommuneSelector.parse(text)).isEmpty();
  }

  @ParameterizedTest(name = "{0} includes {1} in {2}: {3}")
  @CsvSource({
    "all, , , true",
    "all, 21009, BRUSSELS, true",
    "21009, 21009, , true",
    "21009, 21013, BRUSSELS, false",
    "21009, , BRUSSELS, false",
    "all-19-rbc-communes, 21009, , true",
    "all-19-rbc-communes, , BRUSSELS, true",
    "all-19-rbc-communes, , , false",
    "all-19-rbc-communes, 44021, BRUSSELS, false",
    "all-19-rbc-communes, , FLANDERS, false",
    "all-flemish-communes, 23027, , true",
    "all-flemish-communes, 21009, , false",
    "all-walloon-communes, 63023, , true",
    "all-9-german-speaking-communes, 63023, , true",
    "all-9-german-speaking-communes, 63049, , false",
    "all-9-german-speaking-communes, , GERMAN_SPEAKING_COMMUNITY, true"
  })
  void aGroupGoesByTheCommuneAndWithoutOneByTheRegion(
      String communes, String commune, Region region, boolean included) {
    assertThat(
            CommuneSelector.parse(communes)
                .orElseThrow()
                .include(Optional.ofNullable(commune).map(Nis5::new), Optional.ofNullable(region)))
        .isEqualTo(included);
  }

  @Test
  void theNineGermanSpeakingCommunesAreCounted() {
    long count = 0;
    for (int code = 63_000; code < 64_000; code++) {
      if (new Nis5(Integer.toString(code)).region() == Region.GERMAN_SPEAKING_COMMUNITY) {
        count++;
      }
    }
    assertThat(count).isEqualTo(9);
  }
}

package be.becivic.corpus.data;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.json.JsonDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommuneSearchTest {
  private static Communes communes;

  @BeforeAll
  static void read() throws IOException {
    String file = Files.readString(Path.of("../../corpus", Communes.FILE));
    communes = Communes.of(JsonDocument.parse(file).json());
  }

  @ParameterizedTest
  @CsvSource({
    "charlroi, charleroi",
    "Skarbeek, schaerbeek",
    "Antwerpn, antwerpen",
    "Namure, namur",
    "Leuwen, leuven",
    "Brussle, bruxelles",
    "Mechlen, mechelen",
    "Molenbek, molenbeek-saint-jean",
    "Ostende, oostende",
    "Anderlegt, anderlecht",
    "Etterbek, etterbeek",
    "Molenbek-Saint-Jean, molenbeek-saint-jean",
    "Eupn, eupen",
    "Kortijk, kortrijk"
  })
  void aMisspeltNameFindsTheCommune(String typed, String slug) {
    assertThat(communes.search(typed).communes()).first().extracting(Commune::slug).isEqualTo(slug);
  }

  @Test
  void aNameThatIsThereFindsNothingThatOnlyLooksLikeIt() {
    assertThat(communes.search("gent").communes())
        .isNotEmpty()
        .allSatisfy(
            commune ->
                assertThat(
                        commune.slug()
                            + commune.nameFr().orElse("")
                            + commune.nameNl().orElse("")
                            + commune.nameDe().orElse(""))
                    .containsIgnoringCase("gent"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"zzzzzzzz", "99999", "xyz", "paris la défense et bien plus encore"})
  void whatIsLikeNoNameFindsNothing(String typed) {
    assertThat(communes.search(typed).communes()).isEmpty();
  }

  @Test
  void whoIsShownNamesThatAreOnlyAlikeIsToldSo() {
    assertThat(communes.search("Gilly").areNear()).isTrue();
    assertThat(communes.search("Silly").areNear()).isFalse();
  }

  @Test
  void aPartOfACommuneIsFoundByItsPostalCode() {
    assertThat(communes.search("6060").communes())
        .extracting(Commune::slug)
        .containsExactly("charleroi");
  }
}

package be.becivic.upkeep.communes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.data.Communes;
import be.becivic.fixtures.Shipped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class CommunesDiffTest {
  private static final Communes OURS =
      Communes.of(
          new JsonMapper()
              .readTree(
                  """
                  {"communes": [
                    {"nis_code": "11001", "name_fr": "Aartselaar", "name_nl": "Aartselaar"},
                    {"nis_code": "23023", "name_fr": "Gammerages", "name_nl": "Galmaarden"},
                    {"nis_code": "73009", "name_fr": "Looz", "name_nl": "Borgloon"},
                    {"nis_code": "73083", "name_fr": "Tongres", "name_nl": "Tongeren"}]}
                  """));

  @Test
  void differencesAreNamedByKind() {
    String official =
        """
        Code NIS;Entités administratives;Langue;Administratieve eenheden;Taal
        01000;Royaume;F;Het Rijk;N
        11000;Arrondissement;F;Arrondissement;N
        11001;Aartselaar;N;Aartselare;N
        73111;Tongres-Looz;N;Tongeren-Borgloon;N
        """;
    assertThat(diff(official).text())
        .isEqualTo(
            """
            added: 73111 Tongeren-Borgloon
            gone: 23023 Galmaarden
            merged: 73009 Borgloon, it seems into 73111 Tongeren-Borgloon
            merged: 73083 Tongeren, it seems into 73111 Tongeren-Borgloon
            renamed: 11001 Aartselaar to Aartselare\
            """);
  }

  @Test
  void theSameListMakesNoDifference() {
    Communes shipped = Shipped.CORPUS.communes();
    assertThat(CommunesDiff.of(shipped, Shipped.text(Communes.FILE).getBytes(UTF_8)).orElseThrow())
        .matches(CommunesDiff::isEmpty);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello", "a;b\n1;2", "[]", "{\"x\": 1}", "Code NIS;Nom\n"})
  void whatIsNoListOfCommunesIsRefused(String file) {
    assertThat(CommunesDiff.of(OURS, file.getBytes(UTF_8))).isEmpty();
  }

  private static CommunesDiff diff(String file) {
    return CommunesDiff.of(OURS, file.getBytes(UTF_8)).orElseThrow();
  }
}

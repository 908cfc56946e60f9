package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.moved.MovedAddress;
import be.becivic.corpus.moved.PublicAddresses;
import be.becivic.site.page.path.PathPages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MovedPagesTest {
  private static final UnaryOperator<String> REDIRECTS =
      _ ->
          """
          {"redirects": [
            {"from": "/skills/moving-house", "to": "/skills/change-of-address"},
            {"from": "/skills/removal", "to": "/skills/moving-house"},
            {"from": "/welcome", "to": "/"},
            {"from": "/communes/gooik", "to": "/skills/change-of-address"},
            {"from": "/skills/birth-registration", "to": "/skills/change-of-address"},
            {"from": "/round", "to": "/round"},
            {"from": "/lost", "to": "/skills/no-such-skill"},
            {"from": "/away", "to": "//evil.example"}]}
          """;

  @TempDir static Path folder;
  private static TestSite site;

  @BeforeAll
  static void open() {
    site = TestSite.open(folder, Map.of("data/redirects.json", REDIRECTS));
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @ParameterizedTest
  @CsvSource({
    "/communes/11007, /communes#antwerpen",
    "/communes/borsbeek, /communes#antwerpen",
    "/communes/71022, /communes#hasselt",
    "/communes/de-pinte, /communes#nazareth-de-pinte",
    "/skills/moving-house, /skills/change-of-address",
    "/skills/removal, /skills/change-of-address",
    "/skills/moving-house.md, /skills/change-of-address.md",
    "/skills/moving-house.json, /skills/change-of-address.json",
    "/skills/moving-house/canonical.md, /skills/change-of-address/canonical.md",
    "/welcome, /",
    "/welcome.md, /index.md",
    "/communes/gooik, /skills/change-of-address"
  })
  void whereAPageStoodTheWayToItIsShown(String path, String place) {
    SitePage page = site.get(path);
    assertThat(page.status()).isEqualTo(301);
    assertThat(page.body()).isEmpty();
    assertThat(page.headers())
        .containsEntry("Location", place)
        .containsEntry("Cache-Control", "public, max-age=300");
    int hash = place.indexOf('#');
    assertThat(site.get(hash < 0 ? place : place.substring(0, hash)).status()).isEqualTo(200);
  }

  @Test
  void aChosenLanguageGoesAlongAndNothingElseDoes() {
    assertThat(site.get("/communes/borsbeek", Map.of("lang", "fr", "q", "x")).headers())
        .containsEntry("Location", "/communes?lang=fr#antwerpen");
    assertThat(site.get("/communes/borsbeek", Map.of("lang", "x\r\ny")).headers())
        .containsEntry("Location", "/communes#antwerpen");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/round", "/lost", "/away", "/communes/hasselt", "/communes/99999"})
  void whatLeadsNowhereIsNotFound(String path) {
    assertThat(site.get(path).status()).isEqualTo(404);
  }

  @Test
  void noPageIsHidden() {
    assertThat(site.get("/skills/birth-registration").status()).isEqualTo(200);
  }

  @Test
  void theRowThatAFormerCommuneLeadsToIsThere() {
    String communes = TestSite.text(site.get("/communes"));
    assertThat(site.site().moved())
        .extracting(MovedAddress::to)
        .filteredOn(to -> to.startsWith("/communes#"))
        .hasSizeGreaterThan(30)
        .allSatisfy(
            to -> assertThat(communes).contains("id=\"" + to.substring(to.indexOf('#') + 1) + '"'));
  }

  /** Otherwise a redirect could not lead to it, or could hide it. */
  @Test
  void everyPageIsKnownAsAPlaceToLeadTo() throws IOException {
    Corpus shipped = Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus")));
    PublicAddresses places = new PublicAddresses(shipped);
    Site plain = Site.of(shipped, SiteSettings.of(TestSite.BASE));
    assertThat(plain.addresses())
        .filteredOn(MovedAddress::isTo)
        .filteredOn(address -> !isEmptyTheme(address, shipped))
        .hasSizeGreaterThan(800)
        .allMatch(places::has);
  }

  private static boolean isEmptyTheme(String address, Corpus corpus) {
    return PathPages.THEMES.stream()
        .filter(theme -> address.equals("/paths/themes/" + theme))
        .anyMatch(theme -> corpus.paths().withTheme(theme).isEmpty());
  }
}

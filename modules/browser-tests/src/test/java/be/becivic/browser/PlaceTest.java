package be.becivic.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A commune narrows a page within the browser, and nobody is told which one it is. */
class PlaceTest {
  private static final Path VECTORS =
      Path.of("../site/src/test/resources/be/becivic/site/audience-vectors.json");
  private static final String CARD = "/skills/residence-card-renewal/";

  private static Chromium chromium;
  private static StaticHost host;

  private final List<String> asked = new ArrayList<>();
  private Page page;

  @BeforeAll
  static void open() {
    chromium = Chromium.start();
    host = StaticHost.start();
  }

  @AfterAll
  static void close() {
    if (host != null) {
      host.close();
      chromium.close();
    }
  }

  @BeforeEach
  void fresh() {
    page = chromium.open();
    page.onRequest(request -> asked.add(request.url().replaceFirst("#.*", "")));
  }

  @Test
  void theScriptAdmitsAsTheVectorsSay() throws IOException {
    page.navigate(host.address(CARD));
    Object wrong =
        page.evaluate(
            "vectors => vectors.filter(v => admits(v.audience, v.commune) !== v.admits)"
                + ".map(v => JSON.stringify(v))",
            page.evaluate("text => JSON.parse(text)", Files.readString(VECTORS)));
    assertThat((List<?>) wrong).isEmpty();
  }

  @Test
  void onlyTheFeeOfTheChosenCommuneIsLeft() {
    page.navigate(host.address(CARD));
    choose("Ixelles");
    assertThat(costs()).anyMatch(line -> line.contains("Ixelles"));
    assertThat(costs()).noneMatch(line -> line.contains("Menen"));
    page.locator(".place button").click();
    assertThat(costs()).anyMatch(line -> line.contains("Menen"));
    assertThat(page.url()).doesNotContain("#");
  }

  @Test
  @Tag("long")
  void aCommuneIsMeantByNameOrPostalCodeHoweverItIsTyped() {
    page.navigate(host.address(CARD));
    for (String typed : List.of("1050", "IXELLES", "elsene ", "ixel")) {
      choose(typed, "Ixelles");
    }
    choose("Ghent", "Gent");
    choose("saint gilles", "Saint-Gilles");
    choose("Nowhere", "list");
    assertThat(page.locator("#place").inputValue()).isEqualTo("Nowhere");
    assertThat(page.url()).doesNotContain("#");
    assertThat(Axe.violations(page)).isEmpty();
  }

  @Test
  void waysThatAreNotForTheCommuneAreLeftOut() {
    page.navigate(host.address("/paths/marriage-certificate-belgian/"));
    int all = routes().count();
    choose("Gent");
    assertThat(routes().count()).isLessThan(all);
    choose("Ixelles");
    assertThat(routes().count()).isEqualTo(all);
  }

  @Test
  void aWayOfTheChosenCommuneIsUnfoldedAndComesFirst() {
    page.navigate(host.address("/paths/nationality-declaration-desk/"));
    Locator own = page.locator("#poperinge-nationality-page");
    assertThat(own.isVisible()).isFalse();
    assertThat(wheres()).noneMatch(line -> line.contains("poperinge"));
    choose("Poperinge");
    assertThat(own.isVisible()).isTrue();
    assertThat(routes().first().getAttribute("id")).isEqualTo("poperinge-nationality-page");
    assertThat(page.locator("#middelkerke-nationality-page").isVisible()).isFalse();
    assertThat(page.locator(".alike > .wayfacts").isVisible()).isTrue();
    assertThat(wheres()).anyMatch(line -> line.contains("poperinge"));
    assertThat(page.locator(".localroutes summary").textContent()).contains("Poperinge");
    assertThat(Axe.violations(page)).isEmpty();
    choose("Gent");
    assertThat(page.locator(".localroutes").isVisible()).isFalse();
    page.locator(".place button").click();
    assertThat(own.isVisible()).isFalse();
    assertThat(routes().first().getAttribute("id")).isEqualTo("civil-registrar-nationality");
  }

  @Test
  void whatIsSaidOfWalloniaIsNotForEupen() {
    page.navigate(host.address("/skills/renting-a-home/"));
    choose("Namur");
    assertThat(costs()).anyMatch(line -> line.contains("Wallonia"));
    assertThat(page.locator(".cases li:visible").allTextContents())
        .noneMatch(title -> title.contains("Brussels"));
    choose("Eupen");
    assertThat(costs()).noneMatch(line -> line.contains("Wallonia"));
    assertThat(page.locator(".cases li:visible").allTextContents())
        .anyMatch(title -> title.contains("German-speaking"));
    assertThat(Axe.violations(page)).isEmpty();
  }

  @Test
  void noRowIsLeftWithoutAnAnswer() {
    page.navigate(host.address(CARD));
    choose("Gent");
    assertThat(costs()).singleElement().asString().contains("Nothing is known");
    page.navigate(host.address("/skills/integration-course/"));
    choose("Eupen");
    assertThat(page.locator(".glance .time dd:visible").allTextContents())
        .anyMatch(line -> line.contains("Nothing is known"));
  }

  @Test
  void whatOneCommuneAsksIsAnExampleUntilOnesOwnIsChosen() {
    page.navigate(host.address("/skills/permanent-residence/"));
    Locator yours = page.locator(".glance .cost .more a");
    yours.click();
    assertThat(page.locator(".place").isVisible()).isTrue();
    choose("Gent");
    assertThat(yours.isVisible()).isFalse();
    assertThat(costs()).singleElement().asString().contains("Nothing is known");
    choose("Anderlecht");
    assertThat(yours.isVisible()).isFalse();
    assertThat(costs()).singleElement().asString().contains("Anderlecht");
  }

  @Test
  void fromTheListOneComesToTheWayOfOnesCommune() {
    page.navigate(host.address("/communes/#poperinge"));
    page.locator("#poperinge a").first().click();
    page.locator("#poperinge-nationality-page").waitFor();
    assertThat(page.url()).endsWith("#commune=33021");
  }

  @Test
  void aCommuneWithoutAWaySaysSo() {
    page.navigate(host.address("/paths/childcare-income-certificate/"));
    choose("Eupen");
    assertThat(routes().count()).isZero();
    assertThat(page.locator(".noway").textContent()).contains("Eupen");
  }

  @Test
  void theCommuneStaysInTheFragmentAndIsSentToNobody() {
    page.navigate(host.address(CARD));
    choose("Ixelles");
    assertThat(page.url()).endsWith("#commune=21009");
    page.reload();
    page.locator(".place [role=status]:not(:empty)").waitFor();
    assertThat(costs()).noneMatch(line -> line.contains("Menen"));
    assertThat(page.evaluate("localStorage.length + sessionStorage.length")).isEqualTo(0);
    assertThat(page.context().cookies()).isEmpty();
    assertThat(asked).noneMatch(url -> url.contains("21009") || url.contains("xelles"));
    page.locator(".side section a").first().click();
    assertThat(page.url()).endsWith("#commune=21009");
    assertThat(chromium.complaints()).isEmpty();
  }

  private void choose(String commune) {
    choose(commune, commune);
  }

  private void choose(String typed, String told) {
    Locator input = page.locator("#place");
    input.fill(typed);
    input.press("Tab");
    page.locator(".place [role=status]:not(:empty)").waitFor();
    page.waitForFunction(
        "name => document.querySelector('.place [role=status]').textContent.includes(name)", told);
  }

  private List<String> costs() {
    return page.locator(".glance .cost dd:visible").allTextContents();
  }

  private List<String> wheres() {
    return page.locator(".glance .where dd:visible").allTextContents();
  }

  private Locator routes() {
    return page.locator(".route:visible");
  }
}

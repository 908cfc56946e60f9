package be.becivic.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What still works where nobody but a file host answers. */
class CopyTest {
  private static Chromium chromium;
  private static StaticHost host;

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

  @AfterEach
  void nothingWentWrongOnTheWay() {
    assertThat(chromium.complaints()).isEmpty();
  }

  @Test
  void aSearchLeavesOfTheIndexWhatHasEveryWord() {
    Page page = chromium.open();
    page.navigate(host.address("/"));
    page.locator("#q-hero").fill("driving licence");
    page.locator("#q-hero").press("Enter");
    assertThat(page.locator("#index a[href*='skills/driving-licence-exchange/']")).isVisible();
    assertThat(page.locator("#index a[href*='birth-registration']")).isHidden();
    page.locator("#q-page").fill("no such thing");
    assertThat(page.locator("[data-filtered-out]")).isVisible();
    page.locator("#q-page").fill("");
    page.locator("#index a[href*='birth-registration']").first().click();
    assertThat(page.locator("article.prose")).isVisible();
  }

  @Test
  void anEarlierAmountDoesNotLeadInACopyEither() {
    Page page = chromium.open();
    page.navigate(host.address("/skills/vehicle-import/"));
    assertThat(page.locator(".glance .cost dd:visible").first()).containsText("not known yet: ask");
    assertThat(page.locator(".glance .cost")).containsText("it was €30 in 2015");
  }

  @Test
  void aLanguageIsAFolderAndStays() {
    Page page = chromium.open();
    page.navigate(host.address("/skills/change-of-address/"));
    page.locator(".top > .bar > .languages a[lang=nl]").click();
    assertThat(page).hasURL(host.address("/nl/skills/change-of-address/"));
    page.locator(".sections a").first().click();
    assertThat(page).hasURL(host.address("/nl/skills/"));
    assertThat(page.locator("html")).hasAttribute("lang", "nl");
  }
}

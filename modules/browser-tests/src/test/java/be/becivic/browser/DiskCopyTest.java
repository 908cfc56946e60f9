package be.becivic.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The copy opened from a disk, where there is no host at all. */
class DiskCopyTest {
  private static Chromium chromium;

  @BeforeAll
  static void start() {
    chromium = Chromium.start();
  }

  @AfterAll
  static void close() {
    if (chromium != null) {
      chromium.close();
    }
  }

  @Tag("long")
  @Test
  void linksAndLanguagesLeadToPages() {
    Page page = chromium.open();
    page.navigate(StaticHost.file("skills/change-of-address/index.html"));
    page.locator(".top > .bar > .languages a[lang=fr]").click();
    assertThat(page).hasURL(Pattern.compile("/fr/skills/change-of-address/index\\.html$"));
    page.locator(".sections a").first().click();
    assertThat(page.locator("html")).hasAttribute("lang", "fr");
    assertThat(page.locator("main h1")).isVisible();
  }

  @Test
  void aSearchLeavesOfTheIndexWhatHasEveryWord() {
    Page page = chromium.open();
    page.navigate(StaticHost.file("index.html"));
    page.locator("#q-hero").fill("driving licence");
    page.locator("#q-hero").press("Enter");
    assertThat(page.locator("#index a[href*='skills/driving-licence-exchange/']")).isVisible();
    assertThat(page.locator("#index a[href*='birth-registration']")).isHidden();
  }

  @Test
  void whatNeedsAHostSaysSo() {
    Page page = chromium.open();
    page.navigate(StaticHost.file("skills/change-of-address/index.html"));
    assertThat(page.locator("#place")).isDisabled();
    assertThat(page.locator("#place-note")).containsText("shows everything");
  }
}

package be.becivic.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Paper has no links to follow: what a screen leaves for later stands on it. */
class PaperTest {
  private static final String NATIONALITY = "/fr/skills/nationality-application/";

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

  @Test
  void everyLineOfTheCardIsPrinted() {
    Page page = at(NATIONALITY);
    Locator rest = page.locator(".glance .rest");
    int more = rest.count();
    assertThat(more).isGreaterThan(10);
    assertThat(rest.locator("visible=true").count()).isZero();
    print(page);
    assertThat(rest.locator("visible=true").count()).isEqualTo(more);
    assertThat(page.locator(".glance .who a[href^='#s-']:visible").count())
        .isEqualTo(page.locator(".cases li").count());
  }

  @Test
  void whatOtherCommunesAskIsNotPrintedOnceOneIsChosen() {
    Page page = at("/skills/lost-or-stolen-card/");
    int all = printed(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
    page.locator("#place").fill("1050");
    page.locator("#place").press("Tab");
    page.locator(".place [role=status]:not(:empty)").waitFor();
    assertThat(printed(page)).isLessThan(all);
  }

  @Test
  void whatIsFoldedIsPrintedOpen() {
    Page page = at("/paths/nationality-declaration-desk/");
    print(page);
    assertThat(page.locator("#middelkerke-nationality-page").isVisible()).isTrue();
  }

  private static int printed(Page page) {
    print(page);
    return page.locator(".glance .cost dd:visible").count();
  }

  private static void print(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
  }

  private static Page at(String path) {
    Page page = chromium.open();
    page.navigate(host.address(path));
    return page;
  }
}

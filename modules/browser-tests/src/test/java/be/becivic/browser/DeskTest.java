package be.becivic.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a maintainer does at the desk. */
class DeskTest {
  private static final int NARROWEST = 320;
  private static final String LINES =
      """
      cells => Math.max(...cells.map(cell => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getClientRects().length;
      }))
      """;

  private static Chromium chromium;
  private static LiveHost host;
  private static Waiting waiting;

  @BeforeAll
  static void open(@TempDir Path data) throws Exception {
    chromium = Chromium.start();
    host = LiveHost.start(data, Waiting.SETTINGS);
    waiting = new Waiting(host);
    waiting.held("Mevrouw Annelies Vandenberghe refused the photocopies.");
    waiting.held("Ask for Monsieur Bertrand Dujardin at the second counter.");
    waiting.message("The page on address changes was easy to follow.");
    waiting.draft();
    waiting.until(4);
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
  void aHeldTextIsReadAndReleasedByKeyboardAlone() {
    Page page = chromium.open();
    page.navigate(host.address("/desk"));
    tabTo(page, "#token");
    page.keyboard().type(Waiting.TOKEN);
    page.keyboard().press("Enter");
    assertThat(page.locator("h1")).hasText("What waits");

    tabTo(page, "section[aria-labelledby=ner_hold] a.open");
    page.keyboard().press("Enter");
    assertThat(page.locator("mark").first()).containsText("Vandenberghe");
    tabTo(page, "form[action$='/release'] input[type=checkbox]");
    page.keyboard().press("Space");
    tabTo(page, "form[action$='/release'] button");
    page.keyboard().press("Enter");
    assertThat(page.locator("[role=status]")).containsText("Done.");
    assertThat(page.locator("h1")).containsText("Review");
    page.reload();
    assertThat(page.locator("[role=status]")).hasCount(0);

    tabTo(page, "button.leave");
    page.keyboard().press("Enter");
    assertThat(page).hasURL(host.address("/desk/login"));
    page.navigate(host.address("/desk/health"));
    assertThat(page).hasURL(host.address("/desk/login?next=/desk/health"));
  }

  @Test
  void whatIsNotTickedIsNotSent() {
    Page page = login(chromium.open());
    page.locator("section[aria-labelledby=ner_hold] a.open").last().click();
    page.locator("form[action$='/discard'] button").click();
    assertThat(page).hasURL(Pattern.compile(".*/desk/review/\\d+$"));
    assertThat(page.locator("[role=status]")).hasCount(0);
    assertThat(page.locator("form[action$='/discard'] input[type=checkbox]")).isFocused();
  }

  @Test
  void aDiffTellsInWordsWhatItTellsInColour() {
    Page page = login(chromium.open());
    page.locator("section[aria-labelledby=draft] a.open").click();
    assertThat(page.locator(".verdict")).containsText("It passes every check");
    Locator added = page.locator(".diff tr.added").first();
    assertThat(added.locator(".sg")).containsText("added");
    assertThat(added.locator(".no").last()).hasText(Pattern.compile("\\d+"));
    assertThat(page.locator(".diff td.no").evaluateAll(LINES)).isEqualTo(1);
    assertThat(added.evaluate("row => getComputedStyle(row).backgroundColor"))
        .isNotEqualTo("rgba(0, 0, 0, 0)");
  }

  @Test
  void everythingWorksWithoutScripts() {
    Page page = login(chromium.open(new Browser.NewContextOptions().setJavaScriptEnabled(false)));
    page.locator(".places a[href='/desk/feedback']").click();
    page.locator("form[action$='/triage'] button").first().click();
    assertThat(page.locator("[role=status]")).containsText("looked at");
    assertThat(page).hasURL(host.address("/desk/feedback"));
  }

  @Tag("long")
  @Test
  void noPageShutsAnybodyOutOrScrollsAside() throws Exception {
    Page page = login(chromium.open());
    for (String path : waiting.addresses()) {
      page.setViewportSize(1280, 800);
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
      page.navigate(host.address(path));
      assertThat(Axe.violations(page)).as(path).isEmpty();
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
      assertThat(Axe.contrasts(page)).as(path).isEmpty();
      page.setViewportSize(NARROWEST, 800);
      page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })");
      assertThat(page.evaluate("document.documentElement.scrollWidth"))
          .as(path)
          .isEqualTo(NARROWEST);
    }
  }

  private static Page login(Page page) {
    page.navigate(host.address("/desk/login"));
    page.locator("#token").fill(Waiting.TOKEN);
    page.locator("#token").press("Enter");
    assertThat(page.locator("h1")).hasText("What waits");
    return page;
  }

  /** Presses the tab key until something has the focus, within a bound. */
  private static void tabTo(Page page, String selector) {
    Locator wanted = page.locator(selector).first();
    for (int i = 0; i < 60; i++) {
      if ((Boolean) wanted.evaluate("element => element === document.activeElement")) {
        return;
      }
      page.keyboard().press("Tab");
    }
    throw new AssertionError("the tab key does not reach " + selector);
  }
}

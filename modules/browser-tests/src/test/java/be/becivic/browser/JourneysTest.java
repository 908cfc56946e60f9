package be.becivic.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** What people come to a running server for. */
class JourneysTest {
  private static Chromium chromium;
  private static LiveHost host;

  @BeforeAll
  static void open(@TempDir Path data) {
    chromium = Chromium.start();
    host = LiveHost.start(data);
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
  void aProcedureIsFoundByEverydayWords() {
    Page page = at("/", chromium.open());
    page.locator("#q-hero").fill("driving licence");
    Locator suggestion = page.locator(".suggestions a").first();
    assertThat(suggestion).containsText("driving licence", ignoringCase());
    page.locator("#q-hero").press("Enter");
    page.locator(".hits a[href*='driving-licence-exchange']").first().click();
    assertThat(page.locator("h1")).containsText("driving licence", ignoringCase());
  }

  @Test
  @Tag("long")
  void whatIsSuggestedWhileTypingIsReachedByTheArrowKeys() {
    Page page = at("/", chromium.open());
    page.locator("#q-hero").pressSequentially("nation");
    assertThat(page.locator(".suggestions a").first()).isVisible();
    assertThat(Axe.violations(page)).isEmpty();
    page.keyboard().press("ArrowDown");
    assertThat(page.locator(".suggestions a").first()).isFocused();
    page.keyboard().press("Escape");
    assertThat(page.locator("#q-hero")).isFocused();
    assertThat(page.locator(".suggestions").first()).isHidden();
    page.locator("#q-hero").fill("nationality");
    page.locator(".suggestions a[href='/skills/nationality-application']").click();
    assertThat(page).hasURL(host.address("/skills/nationality-application"));
  }

  @Test
  @Tag("long")
  void whatASearchFindsShutsNobodyOut() {
    Page page = at("/search?q=rijbewijs&lang=nl", chromium.open(phone()));
    assertThat(page.locator(".hits a").first()).isVisible();
    assertThat(Axe.violations(page)).isEmpty();
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
  }

  @Test
  void aSkillLeadsToThePathOfADocument() {
    Page page = at("/skills/nationality-application", chromium.open());
    page.locator("aside a[href*='/paths/']").first().click();
    assertThat(page).hasURL(Pattern.compile(".*/paths/.+"));
    assertThat(page.locator("main h2").first()).isVisible();
  }

  @Test
  void theChosenThemeStaysOnTheNextPage() {
    Page page = at("/", chromium.open(light()));
    String before = background(page);
    page.locator("[data-theme-toggle]").click();
    assertThat(background(page)).isNotEqualTo(before);
    String chosen = background(page);
    page.navigate(host.address("/skills"));
    assertThat(background(page)).isEqualTo(chosen);
  }

  @Test
  void theChosenLanguageStaysOnTheNextPage() {
    Page page = at("/", chromium.open());
    page.locator(".top > .bar > .languages a[lang=fr]").click();
    assertThat(page.locator("html")).hasAttribute("lang", "fr");
    page.locator(".sections a").first().click();
    assertThat(page.locator("html")).hasAttribute("lang", "fr");
  }

  @Test
  void aPhoneHasEverySectionInItsMenu() {
    Page page = at("/", chromium.open(new Browser.NewContextOptions().setViewportSize(390, 844)));
    assertThat(page.locator(".sections")).isHidden();
    page.locator(".drawer summary").click();
    page.locator(".drawer .sheet nav a[href*='/paths']").click();
    assertThat(page).hasURL(Pattern.compile(".*/paths$"));
    page.locator(".drawer summary").click();
    page.keyboard().press("Escape");
    assertThat(page.locator(".drawer .sheet")).isHidden();
  }

  @Test
  void aPhoneSearchesFromEveryPage() {
    Page page = at("/skills/change-of-address", chromium.open(phone()));
    page.locator(".top a.find").click();
    assertThat(page).hasURL(host.address("/search"));
    assertThat(page.locator("#q-page")).isFocused();
  }

  @Test
  void theSlashKeyLeadsToTheSearch() {
    Page page = at("/skills/change-of-address", chromium.open());
    assertThat(page.locator(".top > .bar > .searchbox kbd")).isVisible();
    page.keyboard().press("/");
    assertThat(page.locator("#q-top")).isFocused();
    assertThat(page.locator("#q-top")).hasValue("");
  }

  @Test
  void everythingWorksWithoutScripts() {
    Page page = at("/", chromium.open(new Browser.NewContextOptions().setJavaScriptEnabled(false)));
    assertThat(page.locator("[data-theme-toggle]")).isHidden();
    page.locator("#q-hero").fill("carte de séjour");
    page.locator("#q-hero").press("Enter");
    page.locator(".hits a").first().click();
    assertThat(page.locator("h1")).isVisible();
    page.locator(".top > .bar > .languages a[lang=de]").click();
    assertThat(page.locator("html")).hasAttribute("lang", "de");
  }

  @Test
  void whoChoosesTheirCaseSeesNoOther() {
    Page page = at("/skills/driving-licence-exchange", chromium.open(phone()));
    Locator europe = page.locator("#s-european-licence-eu-or-eea");
    Locator lost = page.locator("#s-your-licence-is-lost-stolen-or-damaged");
    Locator chip = page.locator(".cases .chips a[href='#s-european-licence-eu-or-eea']");
    chip.click();
    assertThat(chip).isInViewport();
    assertThat(europe).not().isInViewport();
    page.locator(".cases .chosen a").click();
    assertThat(europe).isInViewport();
    assertThat(europe.locator("+ p")).isVisible();
    assertThat(lost).isHidden();
    assertThat(lost.locator("+ p")).isHidden();
    assertThat(page.locator("#s-known-surprises")).isVisible();
    page.locator(".cases button").click();
    assertThat(lost).isVisible();
    chip.click();
    page.evaluate("id => { location.hash = id; }", lost.getAttribute("id"));
    assertThat(lost).isInViewport();
    assertThat(europe).isVisible();
    assertThat(Axe.violations(page)).isEmpty();
  }

  @Test
  void whatACaseCostsIsLeftOnTheCardOnceItIsChosen() {
    Page page = at("/skills/renting-a-home", chromium.open(phone()));
    Locator costs = page.locator(".glance .cost dd:visible");
    page.locator(".cases .chips a[href$='-in-brussels']").click();
    assertThat(costs.filter(new Locator.FilterOptions().setHasText("Brussels"))).hasCount(1);
    assertThat(costs.filter(new Locator.FilterOptions().setHasText("Flanders"))).hasCount(0);
    page.locator(".cases button").click();
    assertThat(costs.filter(new Locator.FilterOptions().setHasText("Flanders"))).hasCount(1);
  }

  @Test
  void whatIsOverGivesItsPlaceToWhatIsStillToCome() {
    Page page = chromium.open(phone());
    page.clock().setFixedTime("2026-07-01T10:00:00Z");
    at("/skills/first-tax-return", page);
    Locator days = page.locator(".glance .time strong[data-last-day]");
    assertThat(days.last()).containsText("30 June 2026");
    assertThat(days.last()).containsText("already past");
    assertThat(days.first()).not().containsText("already past");
    assertThat(Axe.violations(page)).isEmpty();
  }

  @Test
  void aCaseChosenOnTheCardNarrowsIt() {
    Page page = at("/skills/asylum-or-temporary-protection", chromium.open(phone()));
    Locator times = page.locator(".glance .time :is(dd, li)[data-only]:visible");
    page.locator(".glance .time summary").click();
    Locator later = times.filter(new Locator.FilterOptions().setHasText("later application"));
    assertThat(later).hasCount(2);
    page.locator(".glance .who a[href='#s-you-fled-the-war-in-ukraine']").click();
    assertThat(later).hasCount(0);
    assertThat(page.locator(".cases .chosen")).containsText("Ukraine");
    assertThat(page.locator(".cases .chips")).isInViewport();
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(page.locator(".paperfor")).containsText("Ukraine");
    assertThat(page.locator(".paperfor")).isVisible();
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
    page.locator(".cases button").click();
    assertThat(page.locator(".paperfor")).hasText("");
    assertThat(Axe.violations(page)).isEmpty();
  }

  @Test
  void howToConnectIsToldForTheClientThatIsChosen() {
    Page page = at("/", chromium.open(new Browser.NewContextOptions().setJavaScriptEnabled(false)));
    assertThat(page.locator("#setup-claude")).isVisible();
    assertThat(page.locator("#setup-codex")).isHidden();
    page.locator("label[for=client-codex]").click();
    assertThat(page.locator("#setup-codex")).containsText("codex mcp add becivic --url http");
    assertThat(page.locator("#setup-claude")).isHidden();
    page.locator("#client-codex").press("ArrowRight");
    assertThat(page.locator("#setup-gemini")).isVisible();
  }

  @Test
  void onPaperStandsTheTextAndNotTheMenu() {
    Page page = at("/skills/change-of-address", chromium.open());
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(page.locator("header.top")).isHidden();
    assertThat(page.locator("article.prose")).isVisible();
    assertThat(page.locator(".glance > .sure dd").first()).isVisible();
    assertThat(page.locator("#s-required-documents + ul")).isVisible();
    assertThat(page.locator(".picture")).isHidden();
    assertThat(page.locator(".printed")).containsText("/skills/change-of-address");
    assertThat(page.pdf()).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void theKeyboardReachesTheContentFirst() {
    Page page = at("/skills/change-of-address", chromium.open());
    page.keyboard().press("Tab");
    assertThat(page.locator("a.skip")).isFocused();
    page.keyboard().press("Enter");
    assertThat(page.locator("main")).isFocused();
  }

  @Test
  @Tag("long")
  void theFormAConversationBeginsWithShutsNobodyOut() {
    Page page = chromium.open(phone());
    APIResponse answer =
        page.request()
            .post(
                host.address("/api/onboarding-form"),
                RequestOptions.create().setData(Map.of("skill_id", "nationality-application")));
    page.setContent(JsonMapper.shared().readTree(answer.text()).path("form_html").asString());
    assertThat(page.locator("form")).isVisible();
    assertThat(Axe.violations(page)).isEmpty();
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
  }

  private static LocatorAssertions.ContainsTextOptions ignoringCase() {
    return new LocatorAssertions.ContainsTextOptions().setIgnoreCase(true);
  }

  private static Browser.NewContextOptions phone() {
    return new Browser.NewContextOptions().setViewportSize(390, 844);
  }

  private static Browser.NewContextOptions light() {
    return new Browser.NewContextOptions().setColorScheme(ColorScheme.LIGHT);
  }

  private static String background(Page page) {
    return page.evaluate("getComputedStyle(document.body).backgroundColor").toString();
  }

  private static Page at(String path, Page page) {
    page.navigate(host.address(path));
    return page;
  }
}

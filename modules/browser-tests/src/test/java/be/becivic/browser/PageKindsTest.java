package be.becivic.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for pages of every kind. */
class PageKindsTest {
  private static final int NARROWEST = 320;

  private static Chromium chromium;
  private static StaticHost host;
  private static Page page;

  @BeforeAll
  static void open() {
    chromium = Chromium.start();
    host = StaticHost.start();
    page = chromium.open();
  }

  @AfterAll
  static void close() {
    if (host != null) {
      host.close();
      chromium.close();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"LANDING", "SKILL", "PATH", "GRAPH", "ACTIVITY"})
  @Tag("long")
  void nothingOnThePageShutsAnybodyOut(PageKind kind) {
    shutsNobodyOut(kind);
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(
      names = {"LANDING", "SKILL", "PATH", "GRAPH", "ACTIVITY"},
      mode = EnumSource.Mode.EXCLUDE)
  void nothingOnAnyOtherPageShutsAnybodyOut(PageKind kind) {
    shutsNobodyOut(kind);
  }

  @ParameterizedTest
  @EnumSource(PageKind.class)
  void theNarrowestPhoneScrollsDownOnly(PageKind kind) {
    show(kind, NARROWEST, ColorScheme.LIGHT);
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(NARROWEST);
  }

  private static void shutsNobodyOut(PageKind kind) {
    show(kind, 1280, ColorScheme.LIGHT);
    assertThat(Axe.violations(page)).isEmpty();
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertThat(Axe.contrasts(page)).as("in the dark").isEmpty();
    assertThat(chromium.complaints()).isEmpty();
  }

  private static void show(PageKind kind, int width, ColorScheme colours) {
    page.setViewportSize(width, 800);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
    page.navigate(host.address(kind.path()));
  }
}

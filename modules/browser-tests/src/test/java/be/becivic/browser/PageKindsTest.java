package be.becivic.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

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
  @EnumSource(PageKind.class)
  void nothingOnThePageShutsAnybodyOut(PageKind kind) {
    show(kind, 1280, ColorScheme.LIGHT);
    assertThat(Axe.violations(page)).isEmpty();
    assertThat(chromium.complaints()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("someKinds")
  void coloursCanBeToldApartInTheDark(PageKind kind) {
    show(kind, 1280, ColorScheme.DARK);
    assertThat(Axe.contrasts(page)).isEmpty();
    assertThat(chromium.complaints()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(PageKind.class)
  void theNarrowestPhoneScrollsDownOnly(PageKind kind) {
    show(kind, NARROWEST, ColorScheme.LIGHT);
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(NARROWEST);
  }

  /** Some that are unlike each other; all of them when there is time. */
  private static Stream<PageKind> someKinds() {
    return Boolean.getBoolean("test.thorough")
        ? Stream.of(PageKind.values())
        : Stream.of(
            PageKind.LANDING, PageKind.SKILL, PageKind.PATH, PageKind.GRAPH, PageKind.ACTIVITY);
  }

  private static void show(PageKind kind, int width, ColorScheme colours) {
    page.setViewportSize(width, 800);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
    page.navigate(host.address(kind.path()));
  }
}

package be.becivic.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Takes pictures of pages; {@code build/screenshots} runs it. */
class Screenshots {
  private static final String FOLDER = "screenshots.folder";
  private static final Path IMAGES = Path.of("../../docs/images");
  private static final Screen DESK = new Screen("desk", 1280, 800);
  private static final Screen PHONE = new Screen("phone", 390, 844);
  private static final List<Screen> WIDTHS =
      List.of(
          new Screen("320", 320, 800),
          new Screen("390", 390, 844),
          new Screen("768", 768, 1024),
          new Screen("1280", 1280, 900));

  /** A screen by its size. */
  private record Screen(String name, int width, int height) {}

  /** A picture the README shows. */
  private record Picture(String name, String path, Screen screen, ColorScheme colours) {
    String file() {
      return String.join("-", name, screen.name(), colours.name().toLowerCase(Locale.ROOT))
          + ".png";
    }
  }

  private static final List<Picture> SHOWN =
      List.of(
          new Picture("landing", "/", DESK, ColorScheme.LIGHT),
          new Picture("skill", "/skills/nationality-application", DESK, ColorScheme.DARK),
          new Picture("path", "/paths/marriage-certificate-belgian", DESK, ColorScheme.LIGHT),
          new Picture("graph", "/graph", DESK, ColorScheme.DARK),
          new Picture("landing", "/", PHONE, ColorScheme.LIGHT),
          new Picture("skill", "/skills/nationality-application", PHONE, ColorScheme.LIGHT),
          new Picture("landing", "/", PHONE, ColorScheme.DARK),
          new Picture("path", "/paths/marriage-certificate-belgian", PHONE, ColorScheme.DARK));

  @Test
  void takeThoseTheReadmeShows(@TempDir Path data) throws IOException {
    try (Chromium chromium = Chromium.start();
        LiveHost host = LiveHost.start(data)) {
      for (Picture picture : SHOWN) {
        Page page = open(chromium, picture.screen(), picture.colours());
        show(page, host.address(picture.path()));
        Files.write(IMAGES.resolve(picture.file()), Palette.reduce(page.screenshot()));
        page.context().close();
      }
    }
  }

  /** To be looked at: whole pages of every kind, at every width, in both colours. */
  @Test
  @EnabledIfSystemProperty(named = FOLDER, matches = ".+")
  void takeEveryKind() throws IOException {
    Path folder = Files.createDirectories(Path.of(System.getProperty(FOLDER)));
    try (Chromium chromium = Chromium.start();
        StaticHost host = StaticHost.start()) {
      for (Screen screen : WIDTHS) {
        for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
          Page page = open(chromium, screen, colours);
          for (PageKind kind : PageKind.values()) {
            show(page, host.address(kind.path()));
            String name =
                String.join("-", kind.name(), screen.name(), colours.name())
                    .toLowerCase(Locale.ROOT);
            page.screenshot(
                new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(folder.resolve(name + ".png")));
          }
          page.context().close();
        }
      }
    }
  }

  private static Page open(Chromium chromium, Screen screen, ColorScheme colours) {
    return chromium.open(
        new Browser.NewContextOptions()
            .setLocale("en-BE")
            .setViewportSize(screen.width(), screen.height())
            .setColorScheme(colours));
  }

  private static void show(Page page, String address) {
    page.navigate(address);
    page.evaluate("document.fonts.ready");
  }
}

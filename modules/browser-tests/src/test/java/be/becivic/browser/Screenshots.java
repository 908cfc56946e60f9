package be.becivic.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Takes the pictures in the README; {@code build/screenshots} runs it. */
class Screenshots {
  private static final Path IMAGES = Path.of("../../docs/images");
  private static final Map<String, String> PAGES =
      Map.of(
          "landing", "/",
          "skill", "/skills/nationality-application",
          "path", "/paths/marriage-certificate-belgian",
          "graph", "/graph",
          "search", "/search?q=driving+licence");

  /** A screen: a desk or a phone. */
  private record Screen(String name, int width, int height) {}

  private static final List<Screen> SCREENS =
      List.of(new Screen("desk", 1280, 800), new Screen("phone", 390, 844));

  @Test
  void take(@TempDir Path data) throws IOException {
    Files.createDirectories(IMAGES);
    try (Chromium chromium = Chromium.start();
        LiveHost host = LiveHost.start(data)) {
      for (Screen screen : SCREENS) {
        for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
          Page page =
              chromium.open(
                  new Browser.NewContextOptions()
                      .setLocale("en-BE")
                      .setViewportSize(screen.width(), screen.height())
                      .setColorScheme(colours));
          for (Map.Entry<String, String> shown : PAGES.entrySet()) {
            page.navigate(host.address(shown.getValue()));
            page.evaluate("document.fonts.ready");
            String name =
                String.join(
                    "-", shown.getKey(), screen.name(), colours.name().toLowerCase(Locale.ROOT));
            Files.write(IMAGES.resolve(name + ".png"), Palette.reduce(page.screenshot()));
          }
        }
      }
    }
  }
}

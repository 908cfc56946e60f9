package be.becivic.site.identity;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.site.SiteTheme;
import be.becivic.corpus.site.ThemeColour;
import be.becivic.site.asset.Assets;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ThemeStyleTest {
  private static final String CSS = new String(Assets.read("site.css"), StandardCharsets.UTF_8);

  @Test
  void theUsualColoursAreThoseOfTheStyleSheet() {
    String light = block(":root {");
    String dark = block(":root[data-theme='dark'] {");

    SiteTheme.USUAL
        .light()
        .forEach((name, colour) -> assertThat(in(light, name)).isEqualTo(colour));
    SiteTheme.USUAL
        .dark()
        .forEach((name, colour) -> assertThat(in(dark + light, name)).isEqualTo(colour));
  }

  @Test
  void theUsualThemeAddsNothing() {
    assertThat(ThemeStyle.of(SiteTheme.PLAIN)).isEmpty();
    assertThat(Assets.load("").href("site.css")).isEqualTo(Assets.load().href("site.css"));
  }

  @Test
  void anotherThemeHasAnotherStyleSheet() {
    String rules =
        ThemeStyle.of(new SiteTheme(Map.of("link", new ThemeColour("#7a1f5c")), Map.of()));

    assertThat(rules).isEqualTo(":root{--link:#7a1f5c}");
    assertThat(Assets.load(rules).href("site.css")).isNotEqualTo(Assets.load().href("site.css"));
  }

  private static String block(String selector) {
    int start = CSS.indexOf(selector);
    return CSS.substring(start, CSS.indexOf('}', start));
  }

  private static ThemeColour in(String block, String name) {
    int start = block.indexOf("--" + name + ": ") + name.length() + 4;
    String hex = block.substring(start, block.indexOf(';', start));
    return new ThemeColour(hex.length() == 4 ? hex.replaceAll("([0-9a-f])", "$1$1") : hex);
  }
}

package be.becivic.site.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PageAnchorsTest {

  @Test
  void aLinkToWhatThePageNamesIsWhole() {
    PageAnchors anchors = in("<a class=\"skip\" href=\"#main\">x</a><main id=\"main\"></main>");
    assertThat(anchors.broken()).isEmpty();
    assertThat(anchors.has("main")).isTrue();
    assertThat(anchors.has("")).isTrue();
    assertThat(anchors.has("mai")).isFalse();
  }

  @Test
  void aLinkToWhatThePageDoesNotNameIsBroken() {
    assertThat(in("<a href=\"#a\">x</a><a href=\"#b\">y</a><p id=\"b\">").broken())
        .containsExactly("#a");
  }

  @Test
  void wordsThatLookLikeAttributesAreWords() {
    PageAnchors anchors = in("<p>write href=\"#a\" or id=\"b\" or href=\"#</p>");
    assertThat(anchors.broken()).isEmpty();
    assertThat(anchors.has("b")).isFalse();
  }

  @Test
  void onlyWholeNamesCount() {
    PageAnchors anchors = in("<p id=\"first\"></p><p id=\"größe\"></p>");
    assertThat(anchors.has("first")).isTrue();
    assertThat(anchors.has("größe")).isTrue();
    assertThat(anchors.has("first größe")).isFalse();
  }

  private static PageAnchors in(String html) {
    return PageAnchors.in(html.getBytes(StandardCharsets.UTF_8));
  }
}

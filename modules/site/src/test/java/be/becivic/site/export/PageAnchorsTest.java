package be.becivic.site.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PageAnchorsTest {

  @Test
  void aLinkToWhatThePageNamesIsWhole() {
    PageAnchors anchors =
        PageAnchors.in("<a class=\"skip\" href=\"#main\">x</a><main id=\"main\"></main>");
    assertThat(anchors.broken()).isEmpty();
    assertThat(anchors.has("main")).isTrue();
    assertThat(anchors.has("")).isTrue();
    assertThat(anchors.has("mai")).isFalse();
  }

  @Test
  void aLinkToWhatThePageDoesNotNameIsBroken() {
    assertThat(PageAnchors.in("<a href=\"#a\">x</a><a href=\"#b\">y</a><p id=\"b\">").broken())
        .containsExactly("#a");
  }

  @Test
  void wordsThatLookLikeAttributesAreWords() {
    PageAnchors anchors = PageAnchors.in("<p>write href=\"#a\" or id=\"b\" or href=\"#</p>");
    assertThat(anchors.links()).isEmpty();
    assertThat(anchors.ids()).isEmpty();
  }
}

package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Representation;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RenderCacheTest {
  private static final RenderCache.State NOW = new RenderCache.State(Optional.of("a"), 1);

  @Test
  void whatWasUsedLongestAgoLeavesFirst() {
    RenderCache cache = new RenderCache(3 * rendered().size());
    for (int i = 0; i < 3; i++) {
      cache.keep(NOW, key(i), rendered());
    }
    cache.find(NOW, key(0));
    cache.keep(NOW, key(3), rendered());
    assertThat(cache.find(NOW, key(0))).isPresent();
    assertThat(cache.find(NOW, key(1))).isEmpty();
    assertThat(cache.find(NOW, key(3))).isPresent();
  }

  @Test
  void anotherStateKnowsNothingOfThis() {
    RenderCache cache = new RenderCache(1 << 20);
    cache.keep(NOW, key(0), rendered());
    assertThat(cache.find(new RenderCache.State(Optional.of("a"), 2), key(0))).isEmpty();
    assertThat(cache.find(new RenderCache.State(Optional.of("b"), 1), key(0))).isEmpty();
  }

  private static RenderCache.Key key(int number) {
    return new RenderCache.Key("/" + number, Representation.HTML, Language.EN, false);
  }

  private static RenderedPage rendered() {
    return RenderedPage.of(200, "text/html", Map.of(), new byte[100]);
  }
}

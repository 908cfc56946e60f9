package be.becivic.site;

import be.becivic.corpus.voice.CorpusVoices;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Keeps pages until the corpus or the facts move on, and no more of them than there is room for.
 */
final class PageCache {
  /**
   * What pages were rendered from.
   *
   * @param voices one of a kind for every state of what is shown, which a commit is not
   */
  record State(CorpusVoices voices, long revision) {}

  private record Key(State state, PageKey page) {}

  private final Cache<Key, RenderedPage> pages;
  private final AtomicReference<Optional<State>> latest = new AtomicReference<>(Optional.empty());

  /**
   * Makes an empty cache.
   *
   * @param capacity how many bytes it may hold
   */
  PageCache(long capacity) {
    this.pages =
        Caffeine.newBuilder()
            .maximumWeight(capacity)
            .weigher((Key _, RenderedPage page) -> page.size())
            .executor(Runnable::run)
            .build();
  }

  Optional<RenderedPage> find(State state, PageKey page) {
    return Optional.ofNullable(pages.getIfPresent(new Key(state, page)));
  }

  /** Pages of an earlier state leave at once: they were asked for often, and so would stay long. */
  void keep(State state, PageKey key, RenderedPage page) {
    Optional<State> now = Optional.of(state);
    if (!latest.getAndSet(now).equals(now)) {
      pages.invalidateAll();
    }
    pages.put(new Key(state, key), page);
  }
}

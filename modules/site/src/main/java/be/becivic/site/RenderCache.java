package be.becivic.site;

import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Representation;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Keeps what was rendered until the corpus or the signals move on, and within bounds. */
final class RenderCache {

  /** What tells renderings of one state apart. */
  record Key(String path, Representation form, Language language, boolean chosen) {}

  /** The state that renderings show. */
  record State(Optional<String> commit, long revision) {}

  /** Renderings of one state; looking one up waits for nobody. */
  private record Shown(State state, Map<Key, Kept> pages) {}

  private static final class Kept {
    private final RenderedPage rendered;
    private volatile long lastUse;

    private Kept(RenderedPage rendered, long lastUse) {
      this.rendered = rendered;
      this.lastUse = lastUse;
    }
  }

  private final long capacity;
  private final AtomicLong uses = new AtomicLong();
  private volatile Shown shown =
      new Shown(new State(Optional.empty(), Long.MIN_VALUE), new ConcurrentHashMap<>());
  private long size;

  RenderCache(long capacity) {
    this.capacity = capacity;
  }

  Optional<RenderedPage> find(State now, Key key) {
    Shown latest = shown;
    Kept found = latest.state().equals(now) ? latest.pages().get(key) : null;
    if (found == null) {
      return Optional.empty();
    }
    found.lastUse = uses.incrementAndGet();
    return Optional.of(found.rendered);
  }

  /** Keeps a rendering of the newest state seen; what shows an older one is dropped. */
  synchronized void keep(State state, Key key, RenderedPage rendered) {
    if (!shown.state().equals(state)) {
      shown = new Shown(state, new ConcurrentHashMap<>());
      size = 0;
    }
    Map<Key, Kept> pages = shown.pages();
    Kept replaced = pages.put(key, new Kept(rendered, uses.incrementAndGet()));
    size += rendered.size() - (replaced == null ? 0 : replaced.rendered.size());
    while (size > capacity && !pages.isEmpty()) {
      Key oldest =
          pages.entrySet().stream()
              .min(Comparator.comparingLong(page -> page.getValue().lastUse))
              .orElseThrow()
              .getKey();
      size -= pages.remove(oldest).rendered.size();
    }
  }
}

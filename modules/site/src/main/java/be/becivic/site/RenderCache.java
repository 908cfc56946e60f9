package be.becivic.site;

import be.becivic.site.language.Language;
import be.becivic.site.negotiate.Representation;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Keeps what was rendered until the corpus or the signals move on, and within bounds. */
final class RenderCache {

  /** What tells renderings of one state apart. */
  record Key(String path, Representation form, Language language, boolean chosen) {}

  /** The state that renderings show. */
  record State(Optional<String> commit, long revision) {}

  private final long capacity;
  private final Map<Key, Rendered> kept = new LinkedHashMap<>(64, 0.75f, true);
  private State state = new State(Optional.empty(), Long.MIN_VALUE);
  private long size;

  RenderCache(long capacity) {
    this.capacity = capacity;
  }

  synchronized Optional<Rendered> find(State now, Key key) {
    return state.equals(now) ? Optional.ofNullable(kept.get(key)) : Optional.empty();
  }

  /** Keeps a rendering of the newest state seen; what shows an older one is dropped. */
  synchronized void keep(State shown, Key key, Rendered rendered) {
    if (!state.equals(shown)) {
      kept.clear();
      size = 0;
      state = shown;
    }
    Rendered replaced = kept.put(key, rendered);
    size += rendered.size() - (replaced == null ? 0 : replaced.size());
    Iterator<Rendered> oldest = kept.values().iterator();
    while (size > capacity && oldest.hasNext()) {
      size -= oldest.next().size();
      oldest.remove();
    }
  }
}

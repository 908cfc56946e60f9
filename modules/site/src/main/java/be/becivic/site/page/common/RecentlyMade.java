package be.becivic.site.page.common;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Keeps what was made last, as much of it as there is room for. */
final class RecentlyMade<K, V> {
  private final Map<K, V> kept;

  RecentlyMade(int most) {
    this.kept =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > most;
          }
        };
  }

  /** What is kept, or else made, which nobody else waits for. */
  V get(K key, Supplier<V> make) {
    synchronized (kept) {
      V known = kept.get(key);
      if (known != null) {
        return known;
      }
    }
    V made = make.get();
    synchronized (kept) {
      kept.put(key, made);
    }
    return made;
  }
}

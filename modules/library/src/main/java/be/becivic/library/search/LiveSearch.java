package be.becivic.library.search;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/** The index as it is now. A newer one takes its place at once; searches under way finish first. */
public final class LiveSearch implements AutoCloseable {
  private final AtomicReference<SearchIndex> current;

  public LiveSearch(SearchIndex first) {
    this.current = new AtomicReference<>(first);
  }

  public SearchAnswer answer(SearchQuery query) {
    return ask(index -> index.answer(query));
  }

  private <T> T ask(Function<SearchIndex, T> question) {
    while (true) {
      SearchIndex index = current.get();
      if (index.tryHold()) {
        try {
          return question.apply(index);
        } finally {
          index.letGo();
        }
      }
      if (index == current.get()) {
        throw new IllegalStateException("the index is closed");
      }
    }
  }

  /** From now on searches are answered by this index; the former one is closed. */
  public void replaceBy(SearchIndex next) {
    current.getAndSet(next).close();
  }

  @Override
  public void close() {
    current.get().close();
  }
}

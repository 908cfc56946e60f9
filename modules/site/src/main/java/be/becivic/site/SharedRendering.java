package be.becivic.site;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Has a page made once for all who ask for it at the same time. When what is shown moves on, every
 * reader of a page misses the cache at once; made for each of them, the page would take all
 * processors and every connection to the database.
 */
final class SharedRendering {
  private record Wanted(PageCache.State state, PageKey page) {}

  private final Map<Wanted, CompletableFuture<RenderedPage>> underWay = new ConcurrentHashMap<>();

  /** The page, made by this thread or by another that began before. */
  RenderedPage get(PageCache.State state, PageKey page, Supplier<RenderedPage> rendering) {
    var wanted = new Wanted(state, page);
    var mine = new CompletableFuture<RenderedPage>();
    CompletableFuture<RenderedPage> begun = underWay.putIfAbsent(wanted, mine);
    if (begun != null) {
      return await(begun);
    }
    try {
      RenderedPage made = rendering.get();
      mine.complete(made);
      return made;
    } catch (RuntimeException | Error failure) {
      mine.completeExceptionally(failure);
      throw failure;
    } finally {
      underWay.remove(wanted);
    }
  }

  private static RenderedPage await(CompletableFuture<RenderedPage> begun) {
    try {
      return begun.join();
    } catch (CompletionException failure) {
      switch (failure.getCause()) {
        case RuntimeException same -> throw same;
        case Error same -> throw same;
        case null, default -> throw failure;
      }
    }
  }
}

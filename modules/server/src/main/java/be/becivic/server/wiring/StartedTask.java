package be.becivic.server.wiring;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Something being made beside the rest of a start. */
record StartedTask<T>(CompletableFuture<T> future) {

  static <T> StartedTask<T> start(Supplier<T> work) {
    return new StartedTask<>(CompletableFuture.supplyAsync(work, Thread.ofPlatform()::start));
  }

  /** Waits for it; its failure is thrown as if it had happened here. */
  T get() {
    try {
      return future.join();
    } catch (CompletionException failure) {
      if (failure.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw failure;
    }
  }

  /** Undoes it, if it came about. */
  void undo(Consumer<T> undoing) {
    future
        .handle(
            (made, failure) -> {
              if (failure == null) {
                undoing.accept(made);
              }
              return Boolean.TRUE;
            })
        .join();
  }
}

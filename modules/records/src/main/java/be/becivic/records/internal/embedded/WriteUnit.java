package be.becivic.records.internal.embedded;

import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One caller's write on its way through the writer. The caller learns the outcome once it is on
 * disk.
 */
final class WriteUnit<T> {

  /** How it ended: a value, or what was thrown. */
  private record Outcome<T>(@Nullable T value, @Nullable Throwable failure) {}

  private final Function<Tables, T> work;
  private final boolean onlyAppends;
  private final CompletableFuture<Outcome<T>> published = new CompletableFuture<>();
  private Outcome<T> outcome = new Outcome<>(null, null);

  WriteUnit(Function<Tables, T> work, boolean onlyAppends) {
    this.work = work;
    this.onlyAppends = onlyAppends;
  }

  boolean onlyAppends() {
    return onlyAppends;
  }

  void run(Tables tables) {
    outcome = new Outcome<>(work.apply(tables), null);
  }

  void fail(Throwable failure) {
    outcome = new Outcome<>(null, failure);
  }

  void publish() {
    published.complete(outcome);
  }

  T await() {
    Outcome<T> result = published.join();
    switch (result.failure()) {
      case null -> {
        return result.value();
      }
      case RecordsUnavailable broken ->
          throw new RecordsUnavailable(broken.getMessage(), broken.getCause());
      case RuntimeException refused -> throw refused;
      case Error error -> throw error;
      case Throwable checked -> throw new IllegalStateException(checked);
    }
  }
}

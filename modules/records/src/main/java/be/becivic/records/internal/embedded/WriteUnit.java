package be.becivic.records.internal.embedded;

import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One caller's write on its way through the writer. The caller learns the outcome once it is on
 * disk.
 */
final class WriteUnit<T> {

  /** How it ended. */
  private sealed interface Outcome<T> {}

  private record Done<T>(T value) implements Outcome<T> {}

  private record Failed<T>(Throwable failure) implements Outcome<T> {}

  private final Function<Tables, T> work;
  private final boolean onlyAppends;
  private final CompletableFuture<Outcome<T>> published = new CompletableFuture<>();
  private @Nullable Outcome<T> outcome;

  WriteUnit(Function<Tables, T> work, boolean onlyAppends) {
    this.work = work;
    this.onlyAppends = onlyAppends;
  }

  boolean onlyAppends() {
    return onlyAppends;
  }

  void run(Tables tables) {
    outcome = new Done<>(work.apply(tables));
  }

  void fail(Throwable failure) {
    outcome = new Failed<>(failure);
  }

  void publish() {
    published.complete(Objects.requireNonNull(outcome));
  }

  T await() {
    return switch (published.join()) {
      case Done<T>(T value) -> value;
      case Failed<T>(Throwable failure) -> throw thrownAgain(failure);
    };
  }

  /**
   * An unavailable store is reported from the caller's own stack, since the writer's says little.
   */
  private static RuntimeException thrownAgain(Throwable failure) {
    return switch (failure) {
      case RecordsUnavailable broken -> broken.again();
      case RuntimeException refused -> refused;
      case Error error -> throw error;
      default -> new IllegalStateException(failure);
    };
  }
}

package be.becivic.records;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;

/** Lets many callers do something at the same moment. */
public final class Together {
  private static final long PATIENCE_SECONDS = 60;

  private Together() {}

  public static <T> List<T> run(int callers, IntFunction<Callable<T>> tasks)
      throws InterruptedException {
    var start = new CountDownLatch(1);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var pending = new ArrayList<Future<T>>();
      for (int i = 0; i < callers; i++) {
        Callable<T> task = tasks.apply(i);
        pending.add(
            threads.submit(
                () -> {
                  start.await();
                  return task.call();
                }));
      }
      start.countDown();
      var results = new ArrayList<T>();
      for (Future<T> each : pending) {
        results.add(each.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
      }
      return results;
    } catch (ExecutionException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }
}

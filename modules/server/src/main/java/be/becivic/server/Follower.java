package be.becivic.server;

import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** What every server does for itself again and again, where a job is done by one for all. */
final class Follower implements AutoCloseable {
  private final ScheduledExecutorService executor;

  private Follower(ScheduledExecutorService executor) {
    this.executor = executor;
  }

  static Follower start(Duration every, Runnable work) {
    ScheduledExecutorService executor =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("follow").daemon().factory());
    executor.scheduleWithFixedDelay(
        () -> attempt(work), every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    return new Follower(executor);
  }

  /** A failure is for the next time to make good; it must not end the series. */
  private static void attempt(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException failure) {
      Log.warn(Event.named("follow_failed").thrown(failure));
    }
  }

  @Override
  public void close() {
    executor.close();
  }
}

package be.becivic.server.job;

import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What every server does for itself again and again, where a job is done by one for all. */
public final class MainFollower implements AutoCloseable {
  private final ScheduledExecutorService executor;

  private MainFollower(ScheduledExecutorService executor) {
    this.executor = executor;
  }

  /**
   * Starts following.
   *
   * @param works done one after the other, whatever becomes of those before
   */
  public static MainFollower start(Duration every, Runnable... works) {
    ScheduledExecutorService executor =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("follow").daemon().factory());
    executor.scheduleWithFixedDelay(
        () -> Stream.of(works).forEach(MainFollower::attempt),
        every.toMillis(),
        every.toMillis(),
        TimeUnit.MILLISECONDS);
    return new MainFollower(executor);
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

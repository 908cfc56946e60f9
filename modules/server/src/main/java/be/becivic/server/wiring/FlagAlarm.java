package be.becivic.server.wiring;

import be.becivic.intake.setup.FlagListener;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.machine.Tick;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Pulls what a vote flags. The vote stands whatever happens here, and the next tick repeats it.
 * Whoever flags waits a moment for git and no longer, since the text is hidden by then.
 */
final class FlagAlarm implements FlagListener, AutoCloseable {
  private static final long SECONDS_FOR_GIT = 3;

  private final Quarantine quarantine;
  private final StateMachine machine;
  private final ExecutorService git =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("flags").daemon().factory());
  private volatile boolean closed;

  FlagAlarm(Quarantine quarantine, StateMachine machine) {
    this.quarantine = quarantine;
    this.machine = machine;
  }

  @Override
  public void flagged(SubmissionId vote, Hash flagger) {
    try {
      for (Target target : quarantine.takeDown(vote, flagger).underWay()) {
        await(git.submit(() -> finish(target)));
      }
    } catch (RuntimeException failure) {
      log(failure);
    }
  }

  private void finish(Target target) {
    if (!closed) {
      Tick tick = machine.finish(target);
      tick.failures().forEach(FlagAlarm::log);
    }
  }

  private static void await(Future<?> commit) {
    try {
      commit.get(SECONDS_FOR_GIT, TimeUnit.SECONDS);
    } catch (TimeoutException _) {
      Log.info(Event.named("quarantine_waits_for_git"));
    } catch (ExecutionException failed) {
      log(failed);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void log(Exception failure) {
    Log.warn(Event.named("quarantine_failed").thrown(failure));
  }

  /** What is still waiting is finished after the next start. */
  @Override
  public void close() {
    closed = true;
    git.close();
  }
}

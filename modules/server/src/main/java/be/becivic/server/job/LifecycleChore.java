package be.becivic.server.job;

import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.machine.Tick;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.upkeep.Chore;
import be.becivic.upkeep.ChoreReport;
import java.util.Optional;

/** One tick of the state machine, with its log lines. */
record LifecycleChore(StateMachine machine) implements Chore {
  private static final String NAME = JobKind.LIFECYCLE.wireName();

  @Override
  public ChoreReport run(Optional<byte[]> file) {
    Tick tick = machine.tick();
    tick.failures()
        .forEach(failure -> Log.warn(Event.named("decision_failed").job(NAME).thrown(failure)));
    if (!tick.decided().isEmpty()) {
      Log.info(Event.named("decided").job(NAME).count(tick.decided().size()));
    }
    return ChoreReport.fine(
        "%d decided, %d failed.".formatted(tick.decided().size(), tick.failures().size()));
  }
}

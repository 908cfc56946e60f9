package be.becivic.server.wiring;

import be.becivic.intake.setup.FlagListener;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;

/** Pulls what a vote flags. The vote stands whatever happens here, and the next tick repeats it. */
record FlagAlarm(Quarantine quarantine) implements FlagListener {
  @Override
  public void flagged(SubmissionId vote, Hash flagger) {
    try {
      quarantine.flagged(vote, flagger).failures().forEach(FlagAlarm::log);
    } catch (RuntimeException failure) {
      log(failure);
    }
  }

  private static void log(RuntimeException failure) {
    Log.warn(Event.named("quarantine_failed").thrown(failure));
  }
}

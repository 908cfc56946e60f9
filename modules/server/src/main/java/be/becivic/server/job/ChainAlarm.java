package be.becivic.server.job;

import be.becivic.records.decision.ChainCheck;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import be.becivic.server.observe.Metrics;
import be.becivic.server.wiring.Rooms;
import be.becivic.snapshot.PublishedChain;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Looks at the chain of decisions when a server starts, from the last one that main has. A broken
 * chain is an alarm and no reason to stop reading: what is served does not come from it.
 */
public final class ChainAlarm {
  private ChainAlarm() {}

  public static void look(Rooms rooms, Metrics metrics) {
    AtomicLong broken =
        metrics.registry().gauge("becivic.decision.chain.broken.at", new AtomicLong());
    ChainCheck check =
        rooms.records.read(tables -> PublishedChain.verifyFromHead(tables, rooms.library.corpus()));
    if (check instanceof ChainCheck.Broken(long seq)) {
      broken.set(seq);
      Log.error(Event.named("decision_chain_broken").count(seq));
    }
  }
}

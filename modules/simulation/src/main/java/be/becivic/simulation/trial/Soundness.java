package be.becivic.simulation.trial;

import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.SimulatedServer;
import java.util.List;

/** What no population may bring about. A simulation in which it happened proves nothing else. */
final class Soundness {
  private Soundness() {}

  static void require(SimulatedServer server) {
    if (!server.isChainWhole()) {
      throw new IllegalStateException("a decision does not follow from the one before it");
    }
    requireVotes(server.chronicle().events(), server.settings().thresholds());
  }

  /** A text moves up by no fewer prefixes than confirmed that very text. */
  static void requireVotes(List<ChronicleEvent> events, Thresholds thresholds) {
    for (ChronicleEvent event : events) {
      int needed =
          switch (event.kind()) {
            case BETA -> thresholds.alphaToBeta().confirms();
            case STABLE -> thresholds.betaToStable().confirms();
            case DOWN, UNDONE, BACK, CAVEAT -> 0;
          };
      if (event.confirming() < needed) {
        throw new IllegalStateException(
            "%s is %s with %d of %d confirmations"
                .formatted(event.target().id(), event.kind(), event.confirming(), needed));
      }
    }
  }
}

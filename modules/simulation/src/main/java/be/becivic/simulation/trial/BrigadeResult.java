package be.becivic.simulation.trial;

import be.becivic.simulation.population.Scene;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.EventKind;
import java.time.Duration;
import java.util.List;

/**
 * What a party that flags everything gets done.
 *
 * @param networks it has
 * @param figures how many there are
 * @param mostDown how many were down at once
 * @param caveats how often a flag left the text where it was
 * @param down the time figures were down, all together
 */
public record BrigadeResult(
    double sessionsPerDay, int networks, int figures, int mostDown, int caveats, Duration down) {

  static BrigadeResult of(Scene scene, double sessionsPerDay, int networks) {
    List<ChronicleEvent> events = scene.server().chronicle().events();
    Outages outages = Outages.of(events, scene.server().clock().instant());
    int caveats = (int) events.stream().filter(event -> event.kind() == EventKind.CAVEAT).count();
    return new BrigadeResult(
        sessionsPerDay,
        networks,
        scene.procedures().all().size(),
        outages.mostAtOnce(),
        caveats,
        outages.altogether());
  }

  BrigadeResult worse(BrigadeResult other) {
    return other.mostDown > mostDown ? other : this;
  }
}

package be.becivic.simulation.trial;

import be.becivic.simulation.population.Procedure;
import be.becivic.simulation.population.Scene;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.EventKind;
import be.becivic.simulation.world.ServerTemplate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gathers how long honest changes took, over several servers. */
final class HonestTimes {
  private final List<Duration> toBeta = new ArrayList<>();
  private final List<Duration> toStable = new ArrayList<>();
  private ErrorCounts errors = ErrorCounts.NONE;
  private int changes;

  void add(Scene scene, List<Procedure> changed) {
    changes += changed.size();
    for (Procedure procedure : changed) {
      find(scene, procedure, EventKind.BETA).ifPresent(toBeta::add);
      find(scene, procedure, EventKind.STABLE).ifPresent(toStable::add);
    }
    errors = errors.plus(ErrorCounts.of(scene));
  }

  private static Optional<Duration> find(Scene scene, Procedure procedure, EventKind kind) {
    String truth = scene.truths().of(procedure.target());
    return Effect.events(scene, procedure)
        .filter(event -> event.kind() == kind && event.content().equals(truth))
        .map(ChronicleEvent::at)
        .map(at -> Duration.between(ServerTemplate.START, at))
        .findFirst();
  }

  HonestResult result(String crowd, double sessionsPerDay, Duration length) {
    return new HonestResult(crowd, sessionsPerDay, changes, toBeta, toStable, errors, length);
  }
}

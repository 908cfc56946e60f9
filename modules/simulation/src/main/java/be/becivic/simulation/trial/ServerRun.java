package be.becivic.simulation.trial;

import be.becivic.simulation.population.HourPlan;
import be.becivic.simulation.population.PlannedAction;
import be.becivic.simulation.population.Population;
import be.becivic.simulation.population.Scene;
import be.becivic.simulation.world.SimulatedServer;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/** Lets populations act on a server, hour by hour, with its jobs at the end of each. */
final class ServerRun {
  private static final Duration HOUR = Duration.ofHours(1);

  private ServerRun() {}

  static void run(Scene scene, List<Population> populations, Duration length) {
    SimulatedServer server = scene.server();
    Instant end = server.clock().instant().plus(length);
    Instant hour = server.clock().instant();
    while (hour.isBefore(end)) {
      HourPlan plan = new HourPlan(hour, scene.random());
      populations.forEach(population -> population.plan(plan));
      for (PlannedAction each : plan.actions()) {
        server.clock().setTo(each.at());
        each.action().run();
      }
      hour = hour.plus(HOUR);
      server.clock().setTo(hour);
      server.runJobs();
      if (hour.atOffset(ZoneOffset.UTC).getHour() == 0) {
        server.forget();
      }
    }
  }
}

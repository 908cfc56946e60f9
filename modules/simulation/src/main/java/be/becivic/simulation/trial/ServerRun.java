package be.becivic.simulation.trial;

import be.becivic.simulation.population.PlannedAction;
import be.becivic.simulation.population.Population;
import be.becivic.simulation.population.Scene;
import be.becivic.simulation.population.StepPlan;
import be.becivic.simulation.world.SimulatedServer;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/** Lets populations act on a server, step by step, with its jobs at the end of each. */
final class ServerRun {
  private ServerRun() {}

  static void run(Scene scene, List<Population> populations, Duration length) {
    SimulatedServer server = scene.server();
    Instant step = server.clock().instant();
    Instant end = step.plus(length);
    while (step.isBefore(end)) {
      StepPlan plan = new StepPlan(step, scene.random());
      populations.forEach(population -> population.plan(plan));
      for (PlannedAction each : plan.actions()) {
        server.clock().setTo(each.at());
        each.action().run();
      }
      step = step.plus(StepPlan.LENGTH);
      server.clock().setTo(step);
      server.runJobs();
      if (step.atOffset(ZoneOffset.UTC).getHour() == 0) {
        server.forget();
      }
    }
    Soundness.require(server);
  }
}

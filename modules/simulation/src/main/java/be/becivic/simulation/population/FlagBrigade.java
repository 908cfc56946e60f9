package be.becivic.simulation.population;

import be.becivic.simulation.world.NetworkAddress;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One party that calls everything an injection, as often as every network of it is let. */
public final class FlagBrigade implements Population {
  private static final int A_DAY = 2;

  private final Scene scene;
  private final Gang gang;
  private final Map<NetworkAddress, LocalDate> last = new HashMap<>();
  private int turn;

  public FlagBrigade(Scene scene, Gang gang) {
    this.scene = scene;
    this.gang = gang;
  }

  @Override
  public void plan(StepPlan step) {
    LocalDate today = LocalDate.ofInstant(step.start(), ZoneOffset.UTC);
    for (NetworkAddress from : gang.networks()) {
      if (!today.equals(last.put(from, today))) {
        targets(A_DAY).forEach(each -> step.add(() -> flag(each, from)));
      }
    }
  }

  /** Those whose turn it is, so that each is flagged once before any is flagged twice. */
  private List<Procedure> targets(int count) {
    List<Procedure> all = scene.procedures().all();
    List<Procedure> next = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      next.add(all.get(turn % all.size()));
      turn++;
    }
    return next;
  }

  private void flag(Procedure procedure, NetworkAddress from) {
    scene
        .server()
        .read(procedure.target())
        .ours()
        .ifPresent(text -> scene.server().flag(procedure.target(), text, from));
  }
}

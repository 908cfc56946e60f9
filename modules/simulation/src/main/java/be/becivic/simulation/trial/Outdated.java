package be.becivic.simulation.trial;

import be.becivic.simulation.population.Procedure;
import be.becivic.simulation.population.Scene;
import java.util.ArrayList;
import java.util.List;

/** Makes figures change in the world, so that ours are outdated and wait for a correction. */
final class Outdated {
  private static final int INDEXED = 3;

  private Outdated() {}

  /** Every other one, popular ones and others alike. */
  static List<Procedure> everyOther(Scene scene, int offset) {
    List<Procedure> changed = new ArrayList<>();
    List<Procedure> all = scene.procedures().all();
    for (int i = 0; i < all.size(); i++) {
      if ((i + offset) % 2 == 0) {
        change(scene, all.get(i));
        changed.add(all.get(i));
      }
    }
    return changed;
  }

  static void change(Scene scene, Procedure procedure) {
    scene.truths().change(procedure.target(), procedure.variant(INDEXED));
  }
}

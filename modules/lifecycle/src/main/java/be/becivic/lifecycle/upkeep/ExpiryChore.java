package be.becivic.lifecycle.upkeep;

import be.becivic.lifecycle.Upkeep;

/** Forgets what has had its time. */
public final class ExpiryChore {
  private ExpiryChore() {}

  public static Chore of(Upkeep upkeep) {
    return Chore.of(
        () -> {
          upkeep.run();
          return Report.fine("Done.");
        });
  }
}

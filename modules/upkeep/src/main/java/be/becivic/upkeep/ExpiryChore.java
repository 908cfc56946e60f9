package be.becivic.upkeep;

/** Forgets what has had its time. */
public final class ExpiryChore {
  private ExpiryChore() {}

  public static Chore of(Expiry upkeep) {
    return Chore.of(
        () -> {
          upkeep.run();
          return ChoreReport.fine("Done.");
        });
  }
}

package be.becivic.changes;

import be.becivic.corpus.Corpus;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Works things out on main. A refusal counts only on the main that is there when it is spoken: one
 * that moved meanwhile may have been the reason for it.
 */
record MainAttempts(Forge forge, CorpusStates states) {
  private static final int MOST = 20;

  /** One try on one state of main. */
  interface Attempt<T> {

    /** What came of it; nothing where main moved before it was done. */
    Optional<T> on(Corpus base, boolean isFirst);
  }

  Corpus main() {
    return states.at(forge.main());
  }

  /**
   * Tries until main keeps still.
   *
   * @throws ForgeUnavailable when it never does
   */
  <T> T run(Attempt<T> attempt, Predicate<T> isRefusal) {
    for (int i = 0; i < MOST; i++) {
      Corpus base = main();
      Optional<T> outcome = attempt.on(base, i == 0);
      if (outcome.filter(found -> !isRefusal.test(found) || isMain(base)).isPresent()) {
        return outcome.get();
      }
    }
    throw new ForgeUnavailable("Main moves faster than a change can be checked");
  }

  private boolean isMain(Corpus base) {
    return base.commit().filter(forge.main()::equals).isPresent();
  }
}

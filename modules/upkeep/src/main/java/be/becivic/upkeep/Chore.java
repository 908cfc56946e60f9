package be.becivic.upkeep;

import java.util.Optional;
import java.util.function.Supplier;

/** Something the system does for itself, again and again or once on request. */
public interface Chore {

  /** Does it, with a file to look at where it needs one. */
  ChoreReport run(Optional<byte[]> file);

  /** A chore that needs no file. */
  static Chore of(Supplier<ChoreReport> work) {
    return _ -> work.get();
  }
}

package be.becivic.lifecycle.upkeep;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Something the system does for itself, again and again or once on request.
 *
 * @param purpose one sentence
 */
public record Chore(String name, String purpose, Work work) {

  /** What is done, with a file to look at where it needs one. */
  public interface Work {
    Report run(Optional<byte[]> file);
  }

  /** A chore that needs no file. */
  public static Chore of(String name, String purpose, Supplier<Report> work) {
    return new Chore(name, purpose, _ -> work.get());
  }

  public Report run(Optional<byte[]> file) {
    return work.run(file);
  }
}

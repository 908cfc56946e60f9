package be.becivic.protocol.error;

import java.util.List;
import java.util.Optional;

/**
 * One of the things that are wrong with what was sent.
 *
 * @param pointer JSON pointer to the offending place, as far as its names are ours
 * @param keyword the schema keyword that failed
 * @param missing the name of a required member that is absent
 * @param allowed what may stand there instead, where that can be listed
 */
public record Violation(
    String pointer, String keyword, Optional<String> missing, List<String> allowed) {

  public Violation {
    allowed = List.copyOf(allowed);
  }

  /** What a refusal says of itself. */
  public static Violation of(Rejection rejection) {
    return new Violation(
        rejection.pointer().orElse(""),
        rejection.keyword().orElse(""),
        rejection.missing(),
        rejection.allowed());
  }

  Violation below(String base) {
    return new Violation(base + pointer, keyword, missing, allowed);
  }
}

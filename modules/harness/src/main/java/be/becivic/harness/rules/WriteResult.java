package be.becivic.harness.rules;

import java.util.List;

/** Whether something came to rest. */
public sealed interface WriteResult {

  /** It did. */
  record Kept() implements WriteResult {}

  /**
   * It did not, and nothing of it is anywhere.
   *
   * @param reasons what fired, or what is wrong with it; never a part of it
   */
  record Stopped(List<String> reasons) implements WriteResult {
    public Stopped {
      reasons = List.copyOf(reasons);
    }

    /** What the agent is told, and asks the person (§8.9.4). */
    public String question() {
      if (reasons.contains(SessionRules.NO_RULES)) {
        return "Nothing was written: the scrub rules could not be fetched, so free text cannot be"
            + " checked. Go on without notes, or try again when the server can be reached.";
      }
      return "Nothing was written: it looks as if it identifies someone ("
          + String.join(", ", reasons)
          + "). Ask the person whether that part can be left out, and write it again without it.";
    }
  }

  static WriteResult kept() {
    return new Kept();
  }

  static WriteResult stopped(List<String> reasons) {
    return new Stopped(reasons);
  }
}

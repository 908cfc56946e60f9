package be.becivic.harness.rules;

import java.util.List;

/** Whether something came to rest. */
public sealed interface WriteResult {

  /** It did. */
  record Kept() implements WriteResult {}

  /** It did not, and nothing of it is anywhere. */
  sealed interface Stopped extends WriteResult {
    /** What the agent is told. */
    String question();
  }

  /**
   * It may identify someone, or could not be looked at.
   *
   * @param rules what fired; never a part of the text
   */
  record Identifying(List<String> rules) implements Stopped {
    public Identifying {
      rules = List.copyOf(rules);
    }

    /** What the agent asks the person (§8.9.4). */
    @Override
    public String question() {
      if (rules.contains(SessionRules.NO_RULES)) {
        return "Nothing was written: the scrub rules could not be fetched, so free text cannot be"
            + " checked. Go on without notes, or try again when the server can be reached.";
      }
      return "Nothing was written: it looks as if it identifies someone ("
          + String.join(", ", rules)
          + "). Ask the person whether that part can be left out, and write it again without it.";
    }
  }

  /**
   * It has not the shape that is kept.
   *
   * @param why what is wrong and what would do; never a part of what was given
   */
  record Unfit(String why) implements Stopped {
    @Override
    public String question() {
      return "Nothing was written: " + why + ". Mend that and call again.";
    }
  }

  static WriteResult kept() {
    return new Kept();
  }

  static WriteResult stopped(List<String> rules) {
    return new Identifying(rules);
  }
}

package be.becivic.protocol.lifecycle;

import java.time.Instant;
import java.util.List;

/** What the rules say about an artefact right now. */
public sealed interface LifecycleVerdict {

  DecisionRule rule();

  /** Move it up. */
  record Promote(Status to) implements LifecycleVerdict {
    public Promote {
      DecisionRule.towards(to);
    }

    @Override
    public DecisionRule rule() {
      return DecisionRule.towards(to);
    }
  }

  /** Put back what stood there before: rejects outweigh confirms. */
  record RollBack() implements LifecycleVerdict {
    @Override
    public DecisionRule rule() {
      return DecisionRule.ROLLBACK;
    }
  }

  /**
   * Put back what stood there before: nobody confirms it, and another change waits.
   *
   * @param quietSince when it came under review, or a network last began to confirm it
   */
  record GiveWay(Instant quietSince) implements LifecycleVerdict {
    @Override
    public DecisionRule rule() {
      return DecisionRule.GAVE_WAY;
    }
  }

  /** Take it down and have it reviewed: somebody flagged an injection. */
  record Quarantine() implements LifecycleVerdict {
    @Override
    public DecisionRule rule() {
      return DecisionRule.QUARANTINE;
    }
  }

  /** Leave it; these needs keep it from the next status. */
  record Hold(Status next, List<Need> needs) implements LifecycleVerdict {
    public Hold {
      DecisionRule.towards(next);
      needs = List.copyOf(needs);
      if (needs.isEmpty()) {
        throw new IllegalArgumentException("a hold names what it waits for");
      }
    }

    @Override
    public DecisionRule rule() {
      return DecisionRule.towards(next);
    }

    /** The needs as one line of plain English. */
    public String sentence() {
      return String.join(", ", needs.stream().map(Need::sentence).toList());
    }
  }

  /** Leave it; votes do not move an artefact of this status. */
  record Settled(Status status) implements LifecycleVerdict {
    @Override
    public DecisionRule rule() {
      return DecisionRule.SETTLED;
    }
  }
}

package be.becivic.protocol.lifecycle;

import java.util.List;

/** What the rules say about an artefact right now. */
public sealed interface Decision {

  Rule rule();

  /** Move it up. */
  record Promote(Status to) implements Decision {
    public Promote {
      Rule.towards(to);
    }

    @Override
    public Rule rule() {
      return Rule.towards(to);
    }
  }

  /** Put back what stood there before: rejects outweigh confirms. */
  record RollBack() implements Decision {
    @Override
    public Rule rule() {
      return Rule.ROLLBACK;
    }
  }

  /** Take it down and have it reviewed: somebody flagged an injection. */
  record Quarantine() implements Decision {
    @Override
    public Rule rule() {
      return Rule.QUARANTINE;
    }
  }

  /** Leave it; these needs keep it from the next status. */
  record Hold(Status next, List<Need> needs) implements Decision {
    public Hold {
      Rule.towards(next);
      needs = List.copyOf(needs);
      if (needs.isEmpty()) {
        throw new IllegalArgumentException("a hold names what it waits for");
      }
    }

    @Override
    public Rule rule() {
      return Rule.towards(next);
    }

    /** The needs as one line of plain English. */
    public String sentence() {
      return String.join(", ", needs.stream().map(Need::sentence).toList());
    }
  }

  /** Leave it; votes do not move an artefact of this status. */
  record Settled(Status status) implements Decision {
    @Override
    public Rule rule() {
      return Rule.SETTLED;
    }
  }
}

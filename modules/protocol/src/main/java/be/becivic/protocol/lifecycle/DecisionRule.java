package be.becivic.protocol.lifecycle;

import be.becivic.protocol.text.WireNamed;

/** The rule a decision rests on, by the name the decision log gives it. */
public enum DecisionRule implements WireNamed {
  QUARANTINE,
  ROLLBACK,
  /** A change that nobody confirmed made place for one that waited. */
  GAVE_WAY,
  ALPHA_TO_BETA,
  BETA_TO_STABLE,
  SETTLED,
  /** A flag was judged false, and what it pulled is put back. */
  REINSTATEMENT,
  /** A flag came when enough was taken down already: a caveat stands instead. */
  FLAG_CAVEAT,
  /** Users saw what happens after a handoff (§6.12.2). */
  POST_HANDOFF_OBSERVED,
  /** A change by the community is on main, at alpha, where a confirmed text was. */
  AMENDED,
  /** Somebody who may push to main gave something another status there. */
  EDITED_ON_MAIN,
  /** A maintainer takes something down, retires it, or puts it back. */
  MAINTAINER_QUARANTINE,
  MAINTAINER_DEPRECATE,
  MAINTAINER_REINSTATE,
  /** A maintainer undoes one change, or puts an earlier text in the place of the current one. */
  MAINTAINER_REVERT,
  MAINTAINER_RESTORE,
  /** A maintainer stands for a change under review, which is ours from then on. */
  MAINTAINER_VOUCH;

  static DecisionRule towards(Status status) {
    return switch (status) {
      case BETA -> ALPHA_TO_BETA;
      case STABLE -> BETA_TO_STABLE;
      case DRAFT, ALPHA, QUARANTINED, DEPRECATED ->
          throw new IllegalArgumentException("votes do not lead to " + status.wireName());
    };
  }
}

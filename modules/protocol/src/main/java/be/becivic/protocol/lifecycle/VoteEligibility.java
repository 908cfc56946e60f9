package be.becivic.protocol.lifecycle;

import be.becivic.protocol.feedback.TargetType;
import java.util.Optional;

/** What a validation of a target is good for. */
public enum VoteEligibility {
  /** It moves the target. */
  VOTE,
  /** It is kept as evidence that a stable text has rotted or was tampered with. */
  EVIDENCE,
  /** The target takes no validation. */
  REFUSED;

  /**
   * Tells what a validation of an existing target is good for.
   *
   * @param status the target's status; a committed concern has none
   * @param flags whether it flags an injection, which is heard about stable texts too
   */
  public static VoteEligibility of(TargetType target, Optional<Status> status, boolean flags) {
    return switch (target) {
      case OBSERVATION -> VOTE;
      case SKILL, VOLATILE_VALUE, REFERENCE, PATH ->
          status.map(now -> ofArtefact(now, flags)).orElse(REFUSED);
      case PATH_SOURCE -> status.map(VoteEligibility::ofSource).orElse(REFUSED);
      case SKILL_GRAPH, AGENT_PROTOCOL, SESSION -> REFUSED;
    };
  }

  private static VoteEligibility ofArtefact(Status status, boolean flags) {
    return switch (status) {
      case ALPHA, BETA -> VOTE;
      case STABLE -> flags ? EVIDENCE : REFUSED;
      case DRAFT, QUARANTINED, DEPRECATED -> REFUSED;
    };
  }

  private static VoteEligibility ofSource(Status status) {
    return switch (status) {
      case ALPHA, BETA -> VOTE;
      case STABLE -> EVIDENCE;
      case DRAFT, QUARANTINED, DEPRECATED -> REFUSED;
    };
  }
}

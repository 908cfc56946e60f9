package be.becivic.protocol.submission;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SkillId;
import java.util.Optional;

/** What a rating is of; each has one axis of stars (§6.2.7). */
public sealed interface Rated {

  TargetType type();

  Optional<Target> findTarget();

  /** The member that carries the stars. */
  default String starsField() {
    return starsField(type());
  }

  static String starsField(TargetType type) {
    return switch (type) {
      case SKILL -> "skill_quality_stars";
      case AGENT_PROTOCOL -> "agent_protocol_stars";
      case SESSION -> "user_experience_stars";
      case SKILL_GRAPH, VOLATILE_VALUE, REFERENCE, PATH, PATH_SOURCE, OBSERVATION ->
          throw new IllegalArgumentException("nobody rates a " + type.wireName());
    };
  }

  /** How good a skill is. */
  record Skill(SkillId skill) implements Rated {
    @Override
    public TargetType type() {
      return TargetType.SKILL;
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.of(new Target.Skill(skill));
    }
  }

  /** How agents work by the submission contract of a version. */
  record Contract(String version) implements Rated {
    @Override
    public TargetType type() {
      return TargetType.AGENT_PROTOCOL;
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.of(new Target.Protocol(version));
    }

    @Override
    public String toString() {
      return "Contract";
    }
  }

  /** How a session went; which session it was is not stored. */
  record Session(Optional<SessionId> session) implements Rated {
    @Override
    public TargetType type() {
      return TargetType.SESSION;
    }

    @Override
    public Optional<Target> findTarget() {
      return Optional.empty();
    }

    @Override
    public String toString() {
      return "Session";
    }
  }
}

package be.becivic.protocol.id;

import java.util.Optional;

/** A skill's identifier, which is also the name of its folder. */
public record SkillId(String value) {
  public SkillId {
    Kebab.require(value, "skill id");
  }

  public static Optional<SkillId> parse(String text) {
    return Kebab.matches(text) ? Optional.of(new SkillId(text)) : Optional.empty();
  }

  @Override
  public String toString() {
    return value;
  }
}

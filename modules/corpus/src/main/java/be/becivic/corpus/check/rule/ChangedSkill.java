package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.skill.Skill;
import java.util.List;
import java.util.Optional;

/** A skill that a change touches, as it was before and as it is after. */
public record ChangedSkill(Optional<Skill> before, Skill after) {

  /** Skills of the later state that are new or differ. */
  public static List<ChangedSkill> between(Corpus before, Corpus after) {
    return after.skills().stream()
        .map(skill -> new ChangedSkill(before.findSkill(skill.id()), skill))
        .filter(
            changed ->
                changed
                    .before
                    .filter(old -> old.file().text().equals(changed.after.file().text()))
                    .isEmpty())
        .toList();
  }
}

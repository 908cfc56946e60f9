package be.becivic.site.page.common;

import be.becivic.corpus.skill.Skill;
import org.jspecify.annotations.Nullable;

/**
 * The text of one skill, kept until another one is asked for: the forms of a page are asked for in
 * a row. Of use to one thread, and only as long as the facts are the same.
 */
public final class LastSkillReading {
  private @Nullable SkillReading last;

  public SkillReading of(PageContext context, Skill skill) {
    SkillReading known = last;
    if (known == null || known.skill() != skill) {
      known = new SkillReading(context, skill);
      last = known;
    }
    return known;
  }

  /** What comes next reads for itself. */
  public void forget() {
    last = null;
  }
}

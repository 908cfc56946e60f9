package be.becivic.site.page.common;

import be.becivic.corpus.skill.Skill;
import org.jspecify.annotations.Nullable;

/** What pages made from the facts of one moment share; of use to one thread. */
public final class PageBatch {
  private @Nullable SkillText last;

  /** The forms of one page are asked for in a row, so the last text is enough. */
  public SkillText text(PageContext shelf, Skill skill) {
    SkillText known = last;
    if (known == null || known.skill() != skill) {
      known = new SkillText(shelf, skill);
      last = known;
    }
    return known;
  }
}

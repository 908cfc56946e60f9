package be.becivic.corpus.skill;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What somebody looked at in the folders of skills while making something, so that it is made again
 * when that changes and not when the rest does. Nobody is watched unless they ask for it; what one
 * thread begins, it must read itself.
 */
public final class SkillReads {
  private static final ScopedValue<SkillReads> WATCHING = ScopedValue.newInstance();
  private static final String FOLDERS = "skills/";

  private final Set<SkillInput> seen = new HashSet<>();

  /** Does some work and notes what it looks at. */
  public void watch(Runnable work) {
    ScopedValue.where(WATCHING, this).run(work);
  }

  /**
   * Does work that is kept for others, whoever happens to be first; what they depend on by it has
   * to be noted each time.
   */
  public static <T> T unwatched(Supplier<T> work) {
    return ScopedValue.where(WATCHING, new SkillReads()).call(work::get);
  }

  /** Notes that something was looked at; of files only those of skills are of interest. */
  public static void note(SkillInput read) {
    boolean isElsewhere = read.part() == SkillInput.Part.FILE && !read.name().startsWith(FOLDERS);
    if (WATCHING.isBound() && !isElsewhere) {
      WATCHING.get().seen.add(read);
    }
  }

  /** What was looked at, without what is part of something else that was. */
  public Set<SkillInput> seen() {
    if (seen.contains(SkillInput.EVERYTHING)) {
      return Set.of(SkillInput.EVERYTHING);
    }
    if (seen.contains(SkillInput.ALL_HEADS)) {
      seen.removeIf(read -> read.part() == SkillInput.Part.HEAD);
    }
    return Set.copyOf(seen);
  }
}

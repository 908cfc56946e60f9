package be.becivic.corpus.skill;

import be.becivic.protocol.id.SkillId;
import java.util.Comparator;

/**
 * A part of the skills that something can be made from.
 *
 * @param name of what it is a part, as its kind says
 */
public record SkillRead(Part part, String name) implements Comparable<SkillRead> {
  /** Whatever there is. */
  public static final SkillRead EVERYTHING = new SkillRead(Part.EVERYTHING, "");

  /** Which skills there are, and the frontmatter of each. */
  public static final SkillRead ALL_HEADS = new SkillRead(Part.ALL_HEADS, "");

  private static final Comparator<SkillRead> ORDER =
      Comparator.comparing(SkillRead::part).thenComparing(SkillRead::name);

  /** What kind of part. */
  public enum Part {
    EVERYTHING,
    ALL_HEADS,
    /** The frontmatter of the skill of an id, or that there is none. */
    HEAD,
    /** The file at a path, or that there is none. */
    FILE,
    /** Which skills cite the entry of a uid. */
    CITERS
  }

  static SkillRead head(SkillId id) {
    return head(id.value());
  }

  public static SkillRead head(String id) {
    return new SkillRead(Part.HEAD, id);
  }

  public static SkillRead file(String path) {
    return new SkillRead(Part.FILE, path);
  }

  public static SkillRead citers(String uid) {
    return new SkillRead(Part.CITERS, uid);
  }

  @Override
  public int compareTo(SkillRead other) {
    return ORDER.compare(this, other);
  }
}

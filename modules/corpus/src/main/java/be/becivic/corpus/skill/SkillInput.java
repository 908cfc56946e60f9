package be.becivic.corpus.skill;

import be.becivic.protocol.id.SkillId;
import java.util.Comparator;

/**
 * A part of the skills that something can be made from.
 *
 * @param name of what it is a part, as its kind says
 */
public record SkillInput(Part part, String name) implements Comparable<SkillInput> {
  /** Whatever there is. */
  public static final SkillInput EVERYTHING = new SkillInput(Part.EVERYTHING, "");

  /** Which skills there are, and the frontmatter of each. */
  public static final SkillInput ALL_HEADS = new SkillInput(Part.ALL_HEADS, "");

  private static final Comparator<SkillInput> ORDER =
      Comparator.comparing(SkillInput::part).thenComparing(SkillInput::name);

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

  static SkillInput head(SkillId id) {
    return head(id.value());
  }

  public static SkillInput head(String id) {
    return new SkillInput(Part.HEAD, id);
  }

  public static SkillInput file(String path) {
    return new SkillInput(Part.FILE, path);
  }

  public static SkillInput citers(String uid) {
    return new SkillInput(Part.CITERS, uid);
  }

  @Override
  public int compareTo(SkillInput other) {
    return ORDER.compare(this, other);
  }
}

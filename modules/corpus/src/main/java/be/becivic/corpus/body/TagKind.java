package be.becivic.corpus.body;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The tags of §6.10, with the attributes each one carries. */
public enum TagKind {
  VV("VV", Shape.WRAPS, List.of("name"), Set.of("uid")),
  REF("Ref", Shape.WRAPS, List.of("name", "title", "url", "last_verified"), Set.of("uid")),
  OBSERVATIONS("Observations", Shape.STANDS_ALONE, List.of("skill"), Set.of()),
  PATH("Path", Shape.STANDS_ALONE, List.of("id"), Set.of()),
  SKILL("Skill", Shape.STANDS_ALONE, List.of("id"), Set.of()),
  RISK("Risk", Shape.WRAPS, List.of(), Set.of("reason")),
  OBSERVATION("Observation", Shape.RENDERED, List.of(), Set.of()),
  COHORT_STATS("CohortStats", Shape.RENDERED, List.of(), Set.of());

  /** How a tag sits in the text. */
  public enum Shape {
    WRAPS,
    STANDS_ALONE,
    /** Written by the renderer only, never by an author. */
    RENDERED
  }

  private final String tagName;
  private final Shape shape;
  private final List<String> required;
  private final Set<String> optional;

  TagKind(String tagName, Shape shape, List<String> required, Set<String> optional) {
    this.tagName = tagName;
    this.shape = shape;
    this.required = required;
    this.optional = optional;
  }

  public String tagName() {
    return tagName;
  }

  public Shape shape() {
    return shape;
  }

  /**
   * What an author must write; a uid may be left out, because only the database mints it (§6.11).
   */
  public List<String> required() {
    return required;
  }

  public boolean allows(String attribute) {
    return required.contains(attribute) || optional.contains(attribute);
  }

  public static Optional<TagKind> named(String tagName) {
    for (TagKind kind : values()) {
      if (kind.tagName.equals(tagName)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}

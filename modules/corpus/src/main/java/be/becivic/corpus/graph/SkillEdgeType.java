package be.becivic.corpus.graph;

import java.util.Locale;

/** How one skill points to another. */
public enum SkillEdgeType {
  /** Must be completed first. */
  PREREQUISITES,
  /** Is adjacent. */
  RELATED,
  /** Is a part of it; shown in drawings, not in what agents are served (§24.2). */
  REQUIRES;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package be.becivic.corpus.graph;

import be.becivic.protocol.text.WireNamed;

/** How one skill points to another. */
public enum SkillEdgeType implements WireNamed {
  /** Must be completed first. */
  PREREQUISITES,
  /** Is adjacent. */
  RELATED,
  /** Is a part of it; shown in drawings, not in what agents are served (§24.2). */
  REQUIRES
}

package be.becivic.corpus.graph;

import be.becivic.protocol.id.SkillId;

/**
 * One skill pointing to another.
 *
 * @param isConditional whether it does so only in some cases
 */
public record SkillEdge(SkillId from, SkillId to, SkillEdgeType type, boolean isConditional) {
  public SkillEdge(SkillId from, SkillId to, SkillEdgeType type) {
    this(from, to, type, false);
  }
}

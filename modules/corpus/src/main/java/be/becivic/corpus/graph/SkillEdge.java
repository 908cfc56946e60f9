package be.becivic.corpus.graph;

import be.becivic.protocol.id.SkillId;

/** One skill pointing to another. */
public record SkillEdge(SkillId from, SkillId to, SkillEdgeType type) {}

package be.becivic.corpus.graph;

import be.becivic.protocol.id.SkillId;

/** One skill pointing to another. */
public record Edge(SkillId from, SkillId to, EdgeType type) {}

package be.becivic.records.model;

/** A decision in its place in the chain: each hash covers the decision and the hash before it. */
public record ChainedDecision(long seq, Decision decision, Hash previous, Hash hash) {}

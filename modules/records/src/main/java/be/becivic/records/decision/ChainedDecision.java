package be.becivic.records.decision;

import be.becivic.records.value.Hash;

/** A decision in its place in the chain: each hash covers the decision and the hash before it. */
public record ChainedDecision(long seq, DecisionRecord decision, Hash previous, Hash hash) {}

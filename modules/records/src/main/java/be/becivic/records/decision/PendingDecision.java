package be.becivic.records.decision;

/**
 * A decision that takes a commit to carry out. It is written down first, so that whoever finds it
 * after a crash finishes it, and recognises the commit that was made already.
 *
 * @param change the key the commit carries
 * @param baseCommit a commit of main from before
 */
public record PendingDecision(String change, String baseCommit, DecisionRecord decision) {}

package be.becivic.records.vote;

/**
 * A vote as it stands among the others.
 *
 * @param counts whether it is its address's latest in its cohort
 */
public record CastVote(Validation vote, boolean counts) {}

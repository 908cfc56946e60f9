package be.becivic.intake.internal.vote;

import be.becivic.library.reference.VotedText;
import be.becivic.records.vote.Validation;

/**
 * A vote that only has to be written.
 *
 * @param voted the text it is for, as it was when the vote was found good
 * @param row all of it but the voter, who is known only under a salt that is asked for when writing
 */
public record PreparedVote(UncastVote uncast, VotedText voted, Validation row) {}

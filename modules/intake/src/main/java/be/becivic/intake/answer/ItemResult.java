package be.becivic.intake.answer;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import java.util.Optional;

/**
 * What became of one item.
 *
 * @param type absent where the item names none that exists
 * @param id absent where the item has none of the right shape
 */
public record ItemResult(
    Optional<FeedbackType> type, Optional<SubmissionId> id, Outcome<Receipt> outcome) {}

package be.becivic.records.vote;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.Tally;
import java.time.Instant;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Votes. All stay on record; of each address the latest counts, and each network prefix counts once
 * per cohort, by the majority of its addresses.
 */
public interface Validations {

  /**
   * Records and counts a vote, which needs its voter, and asks for a look at its target. Returns
   * whether it takes the place of an earlier one.
   */
  boolean insert(Validation vote);

  Optional<Validation> find(SubmissionId id);

  /** Every vote on a cohort, oldest first. */
  List<Validation> list(Target target, String cohort);

  /** What prefixes say whose latest votes, in any cohort, came at or after the given time. */
  Tally countSince(Target target, Instant fromInclusive);

  /**
   * How many of the votes that count came in each of the months that end with the last.
   *
   * @param target on this alone; on anything where there is none
   */
  List<MonthlyVotes> countByMonth(Optional<Target> target, YearMonth last, int months);

  /** Notes that this vote pulled its target. */
  boolean markQuarantined(SubmissionId id);

  /** Fills in the texts once they are released from review. */
  boolean setTexts(
      SubmissionId id,
      Optional<String> rationale,
      Optional<String> injectionReason,
      Optional<String> traversal);

  /** Hands over every row, oldest first, without holding them all. */
  void forEach(Consumer<? super Validation> each);

  /** The same, with whether each is its address's latest in its cohort. */
  void forEachCast(Consumer<? super CastVote> each);

  /** Takes over a vote from a snapshot; it is counted in the tally that comes with it. */
  void restore(CastVote vote);
}

package be.becivic.lifecycle.review;

import static be.becivic.lifecycle.House.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.House;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.review.HeldText;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HeldVotesTest extends HoldsCase {
  @Test
  void aVoteWhoseWordsAreHeldCountsAndGetsThemBack() {
    SubmissionId id = heldVote();
    assertMoved(holds.move(id, ReceiptState.RELEASED), ReceiptState.RELEASED);
    house.check(
        tables ->
            assertThat(tables.validations().find(id))
                .get()
                .returns(Optional.of(NAMED), Validation::rationale)
                .extracting(vote -> vote.traversal().orElseThrow())
                .asString()
                .contains("\"failure_signal\":\"It stopped.\""));
  }

  @Test
  void aVoteMayGetItsWordsBackEdited() {
    SubmissionId id = heldVote();
    assertMoved(
        holds.releaseAfterEdit(id, json("{\"rationale\": \"The fee is higher.\"}")).outcome(),
        ReceiptState.RELEASED_AFTER_EDIT);
    house.check(
        tables ->
            assertThat(tables.validations().find(id))
                .get()
                .returns(Optional.of("The fee is higher."), Validation::rationale));
  }

  @Test
  void aVoteWhoseWordsAreDiscardedStillCounts() {
    SubmissionId id = heldVote();
    assertMoved(holds.move(id, ReceiptState.DISCARDED), ReceiptState.DISCARDED);
    house.check(
        tables -> {
          assertThat(tables.validations().find(id))
              .get()
              .returns(Optional.empty(), Validation::rationale);
          assertThat(tables.tallies().find(vote(id).target(), "r1"))
              .get()
              .returns(1, tally -> tally.counts().rejects());
        });
  }

  private SubmissionId heldVote() {
    SubmissionId id = AcceptedSubmission.vote();
    house.change(
        tables -> {
          tables.validations().insert(vote(id));
          ReviewItem item =
              tables
                  .review()
                  .open(ReviewKind.NER_HOLD, Optional.empty(), Optional.of(id), "a name", NOON);
          tables
              .review()
              .hold(
                  new HeldText(
                      id,
                      item.id(),
                      Optional.empty(),
                      "{\"rationale\": \"%s\", \"failure_signal\": \"It stopped.\"}"
                          .formatted(NAMED),
                      NOON));
        });
    return id;
  }

  private static Validation vote(SubmissionId id) {
    return new Validation(
        id,
        Target.of(TargetType.PATH_SOURCE, "some-path:some-source"),
        "r1",
        Verdict.REJECT,
        false,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.of("{\"attempted_on\":\"2026-11-10\",\"outcome\":\"failed\"}"),
        Optional.of(new Voter(House.SUBMITTER, House.SUBMITTER)),
        Optional.empty(),
        false,
        "test-agent/1.0",
        "2.1.0",
        NOON,
        NOON);
  }
}

package be.becivic.lifecycle.review;

import static be.becivic.lifecycle.House.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.House;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HoldStatesTest extends HoldsCase {
  @Test
  void fromStagedOnlyAHoldIsAllowed() {
    for (ReceiptState to : ReceiptState.values()) {
      SubmissionId id = house.stage(AcceptedSubmission.concern(PLAIN));
      assertAllowed(holds.move(id, to), to == ReceiptState.NER_HELD_FOR_REVIEW);
    }
  }

  @Test
  void fromCommittedOnlyAHoldIsAllowed() {
    for (ReceiptState to : ReceiptState.values()) {
      SubmissionId id = house.commit(AcceptedSubmission.concern(PLAIN));
      assertAllowed(holds.move(id, to), to == ReceiptState.NER_HELD_FOR_REVIEW);
    }
  }

  @Test
  void fromHeldOnlyADecisionIsAllowed() {
    Set<ReceiptState> decisions = EnumSet.of(ReceiptState.RELEASED, ReceiptState.DISCARDED);
    for (ReceiptState to : ReceiptState.values()) {
      SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
      assertAllowed(holds.move(id, to), decisions.contains(to));
    }
  }

  @Test
  void fromAnyOtherStateNothingIsAllowed() {
    Set<ReceiptState> others =
        EnumSet.complementOf(
            EnumSet.of(
                ReceiptState.STAGED, ReceiptState.COMMITTED, ReceiptState.NER_HELD_FOR_REVIEW));
    for (ReceiptState from : others) {
      SubmissionId id = settled(from);
      for (ReceiptState to : ReceiptState.values()) {
        assertRefused(holds.move(id, to), ErrorCategory.INVALID_TRANSITION);
      }
    }
  }

  @Test
  void anUnknownIdIsNotFound() {
    for (ReceiptState to : ReceiptState.values()) {
      assertRefused(
          holds.move(AcceptedSubmission.concern(PLAIN).id(), to), ErrorCategory.NOT_FOUND);
    }
  }

  private SubmissionId settled(ReceiptState state) {
    SubmissionId id = AcceptedSubmission.concern(PLAIN).id();
    house.change(
        tables ->
            tables
                .receipts()
                .insert(
                    new CommittedReceipt(
                        id, state, NOON, House.TOKEN, House.SALT, House.SUBMITTER, NOON)));
    return id;
  }

  @Test
  void theRightTokensDiscardMeetsAReleaseOnlyOnce() {
    SubmissionId id = hold(AcceptedSubmission.concern(NAMED));
    house.change(tables -> assertThat(tables.discardHeld(id, NOON)).isTrue());
    assertRefused(holds.move(id, ReceiptState.RELEASED), ErrorCategory.INVALID_TRANSITION);
    assertThat(house.receipt(id)).contains(ReceiptState.DISCARDED);
  }

  private static void assertAllowed(Outcome<StateChange> outcome, boolean allowed) {
    if (allowed) {
      assertThat(outcome).isInstanceOf(Outcome.Ok.class);
    } else {
      assertRefused(outcome, ErrorCategory.INVALID_TRANSITION);
    }
  }
}

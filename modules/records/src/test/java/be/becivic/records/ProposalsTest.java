package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static be.becivic.records.content.ProposalState.MERGED;
import static be.becivic.records.content.ProposalState.PENDING;
import static be.becivic.records.content.ProposalState.REJECTED;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ProposalsTest extends OnBothEngines {
  private static final Target PATH = Target.of(TargetType.PATH, "birth-certificate");

  private final Samples samples = new Samples(8);

  @Test
  void anAmendmentIsFoundByItsNumberAndByItsSubmission() {
    Amendment amendment = amend(1, SKILL, PENDING);
    check(
        t -> {
          assertThat(t.amendments().find(amendment.uid())).contains(amendment);
          assertThat(t.amendments().findBySubmission(amendment.submission())).contains(amendment);
        });
  }

  @Test
  void amendmentsAreListedByStateAndByTarget() {
    Amendment first = amend(1, SKILL, PENDING);
    Amendment second = amend(2, PATH, PENDING);
    amend(3, SKILL, MERGED);
    check(
        t -> {
          assertThat(t.amendments().list(PENDING)).containsExactly(first, second);
          assertThat(t.amendments().list(List.of(SKILL, PATH), PENDING))
              .containsExactly(second, first);
          assertThat(t.amendments().list(List.of(PATH), MERGED)).isEmpty();
        });
  }

  @Test
  void anAmendmentSettlesOnce() {
    Amendment amendment = amend(1, SKILL, PENDING);
    change(
        t -> assertThat(t.amendments().setState(amendment.uid(), PENDING, MERGED, NOW)).isTrue());
    change(
        t ->
            assertThat(t.amendments().setState(amendment.uid(), PENDING, REJECTED, NOW)).isFalse());
    check(
        t ->
            assertThat(t.amendments().find(amendment.uid()))
                .get()
                .returns(MERGED, Amendment::state)
                .returns(Optional.of(NOW), Amendment::settledAt));
  }

  @Test
  void aRetractedAmendmentIsGone() {
    Amendment amendment = amend(1, SKILL, PENDING);
    change(t -> assertThat(t.amendments().delete(amendment.uid())).isTrue());
    var left = new ArrayList<Amendment>();
    check(t -> t.amendments().forEach(left::add));
    assertThat(left).isEmpty();
  }

  @Test
  void aDraftIsFoundByItsNumberItsSubmissionAndWhatItProposes() {
    Draft draft = propose(1, PATH, PENDING);
    Draft again = propose(2, PATH, REJECTED);
    check(
        t -> {
          assertThat(t.drafts().find(draft.uid())).contains(draft);
          assertThat(t.drafts().findBySubmission(draft.submission())).contains(draft);
          assertThat(t.drafts().list(PATH)).containsExactly(draft, again);
          assertThat(t.drafts().list(PENDING)).containsExactly(draft);
        });
  }

  @Test
  void aDraftSettlesOnce() {
    Draft draft = propose(1, PATH, PENDING);
    change(t -> assertThat(t.drafts().setState(draft.uid(), PENDING, MERGED, NOW)).isTrue());
    change(t -> assertThat(t.drafts().setState(draft.uid(), PENDING, REJECTED, NOW)).isFalse());
  }

  @Test
  void aRetractedDraftIsGone() {
    Draft draft = propose(1, PATH, PENDING);
    change(t -> assertThat(t.drafts().delete(draft.uid())).isTrue());
    var left = new ArrayList<Draft>();
    check(t -> t.drafts().forEach(left::add));
    assertThat(left).isEmpty();
  }

  private Amendment amend(long number, Target target, ProposalState state) {
    var amendment =
        new Amendment(
            new Uid(Uid.Kind.AMENDMENT, number),
            samples.id(SubmissionId.Kind.AMENDMENT),
            target,
            Optional.of("residence-registration@0.1.3"),
            "{\"rationale\":\"the form was renamed\"}",
            state,
            NOW.minusSeconds(1),
            NOW,
            Optional.empty());
    change(t -> t.amendments().insert(amendment));
    return amendment;
  }

  private Draft propose(long number, Target proposed, ProposalState state) {
    var draft =
        new Draft(
            new Uid(Uid.Kind.DRAFT, number),
            samples.id(SubmissionId.Kind.DRAFT),
            proposed,
            "{\"commit_message\":\"add a path\"}",
            state,
            NOW.minusSeconds(1),
            NOW,
            Optional.empty());
    change(t -> t.drafts().insert(draft));
    return draft;
  }
}

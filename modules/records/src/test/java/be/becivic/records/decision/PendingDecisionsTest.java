package be.becivic.records.decision;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.OnBothEngines;
import org.junit.jupiter.api.Test;

final class PendingDecisionsTest extends OnBothEngines {
  private static PendingDecision pending(String change, String skill) {
    return new PendingDecision(
        change,
        "0123456789012345678901234567890123456789",
        new DecisionRecord(
            Target.of(TargetType.SKILL, skill),
            "0.1@2026-11-01T00:00:00Z",
            "alpha_to_beta",
            Status.ALPHA,
            Status.BETA,
            "{}",
            NOW));
  }

  @Test
  void whatIsWrittenDownIsFoundUntilItIsDone() {
    PendingDecision first = pending("a", "birth-registration");
    change(t -> t.pendingDecisions().insert(first));
    check(
        t -> {
          assertThat(t.pendingDecisions().find(first.decision().target())).contains(first);
          assertThat(t.pendingDecisions().list()).containsExactly(first);
        });
    change(t -> assertThat(t.pendingDecisions().delete("a")).isTrue());
    change(t -> assertThat(t.pendingDecisions().delete("a")).isFalse());
    check(t -> assertThat(t.pendingDecisions().list()).isEmpty());
  }

  @Test
  void anArtefactHasOneDecisionUnderWayAtMost() {
    change(t -> t.pendingDecisions().insert(pending("a", "birth-registration")));
    change(t -> t.pendingDecisions().insert(pending("b", "change-of-address")));
    assertThatThrownBy(
            () -> change(t -> t.pendingDecisions().insert(pending("c", "change-of-address"))))
        .isInstanceOf(RuntimeException.class);
  }
}

package be.becivic.records.decision;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import be.becivic.records.Votes;
import be.becivic.records.value.Hash;
import org.junit.jupiter.api.Test;

final class DueChecksTest extends OnBothEngines {
  private static final Target SKILL = Target.of(TargetType.SKILL, "residence-registration");
  private static final Target VALUE = Target.of(TargetType.VOLATILE_VALUE, "val-00001");

  @Test
  void theEarliestLookThatWasAskedForStands() {
    change(t -> t.dueChecks().ask(SKILL, NOW.plusSeconds(9)));
    change(t -> t.dueChecks().ask(SKILL, NOW.plusSeconds(5)));
    change(t -> t.dueChecks().ask(SKILL, NOW.plusSeconds(7)));
    check(t -> assertThat(t.dueChecks().find(SKILL)).contains(NOW.plusSeconds(5)));
  }

  @Test
  void onlyWhatIsDueIsListedLongestDueFirst() {
    change(t -> t.dueChecks().ask(SKILL, NOW));
    change(t -> t.dueChecks().ask(VALUE, NOW.minusSeconds(1)));
    check(
        t -> {
          assertThat(t.dueChecks().list(NOW.minusSeconds(2), 9)).isEmpty();
          assertThat(t.dueChecks().list(NOW, 9)).containsExactly(VALUE, SKILL);
          assertThat(t.dueChecks().list(NOW, 1)).containsExactly(VALUE);
        });
  }

  @Test
  void everyVoteAsksForALook() {
    Votes votes = new Votes(new Samples(1));
    change(t -> t.validations().insert(votes.confirm(SKILL, Hash.sha256(new byte[1]))));
    change(t -> assertThat(t.dueChecks().delete(SKILL)).isTrue());
    change(t -> assertThat(t.dueChecks().delete(SKILL)).isFalse());
    change(t -> t.validations().insert(votes.confirm(SKILL, Hash.sha256(new byte[1]))));
    check(t -> assertThat(t.dueChecks().list(NOW, 9)).containsExactly(SKILL));
  }
}

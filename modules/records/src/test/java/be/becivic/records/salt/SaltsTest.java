package be.becivic.records.salt;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import be.becivic.records.Tables;
import be.becivic.records.Votes;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.Validation;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SaltsTest extends OnBothEngines {
  private static final LocalDate TODAY = LocalDate.parse("2026-11-15");
  private static final Target CONCERN = Target.of(TargetType.OBSERVATION, "con-00001");

  private final Samples samples = new Samples(6);

  @Test
  void aDayHasOneSalt() {
    Salt first = samples.salt();
    change(t -> assertThat(t.salts().daily(TODAY, () -> first)).isEqualTo(first));
    change(t -> assertThat(t.salts().daily(TODAY, samples::salt)).isEqualTo(first));
    change(t -> assertThat(t.salts().daily(TODAY.plusDays(1), samples::salt)).isNotEqualTo(first));
  }

  @Test
  void saltsOfPastDaysAreDestroyed() {
    Salt yesterday = samples.salt();
    change(t -> t.salts().daily(TODAY.minusDays(1), () -> yesterday));
    change(t -> t.salts().daily(TODAY, samples::salt));
    change(t -> assertThat(t.salts().destroyDailyBefore(TODAY)).isEqualTo(1));
    change(
        t ->
            assertThat(t.salts().daily(TODAY.minusDays(1), samples::salt)).isNotEqualTo(yesterday));
  }

  @Test
  void anArtefactHasOneSalt() {
    Salt first = samples.salt();
    change(t -> assertThat(artefactSalt(t, SKILL, Optional.empty(), first)).isEqualTo(first));
    change(
        t -> assertThat(artefactSalt(t, SKILL, Optional.empty(), samples.salt())).isEqualTo(first));
    check(t -> assertThat(t.salts().findArtefact(SKILL)).contains(first));
    check(t -> assertThat(t.salts().findArtefact(CONCERN)).isEmpty());
  }

  @Test
  void everySubmitterOfAnArtefactIsRemembered() {
    SubmitterBinding drafter = binding(Optional.empty());
    SubmitterBinding amender = binding(Optional.of(NOW));
    change(t -> t.salts().bindSubmitter(SKILL, drafter));
    change(t -> t.salts().bindSubmitter(SKILL, amender));
    change(t -> t.salts().bindSubmitter(SKILL, amender));
    check(
        t ->
            assertThat(t.salts().listSubmitters(SKILL))
                .containsExactlyInAnyOrder(drafter, amender));
  }

  @Test
  void destroyingAnArtefactsSaltForgetsSubmittersAndVotersButNotTheVotes() {
    Validation vote = new Votes(samples).confirm(SKILL, samples.hash());
    change(
        t -> {
          artefactSalt(t, SKILL, Optional.empty(), samples.salt());
          t.salts().bindSubmitter(SKILL, binding(Optional.empty()));
          t.validations().insert(vote);
        });
    change(t -> t.salts().destroyArtefact(SKILL));
    check(
        t -> {
          assertThat(t.salts().findArtefact(SKILL)).isEmpty();
          assertThat(t.salts().listSubmitters(SKILL)).isEmpty();
          assertThat(t.validations().find(vote.id()))
              .get()
              .returns(Optional.empty(), Validation::voter);
          assertThat(t.tallies().find(SKILL, vote.cohort()))
              .hasValueSatisfying(tally -> assertThat(tally.counts().confirms()).isEqualTo(1));
        });
  }

  @Test
  void expiredSaltsGoWithTheirHashesAndOthersStay() {
    Validation vote = new Votes(samples).confirm(CONCERN, samples.hash());
    change(
        t -> {
          artefactSalt(t, CONCERN, Optional.of(NOW), samples.salt());
          artefactSalt(t, SKILL, Optional.empty(), samples.salt());
          t.salts().bindSubmitter(SKILL, binding(Optional.of(NOW)));
          t.salts().bindSubmitter(SKILL, binding(Optional.of(NOW.plusMillis(1))));
          t.validations().insert(vote);
        });
    change(t -> assertThat(t.salts().destroyExpired(NOW)).isEqualTo(2));
    check(
        t -> {
          assertThat(t.salts().findArtefact(CONCERN)).isEmpty();
          assertThat(t.salts().findArtefact(SKILL)).isPresent();
          assertThat(t.salts().listSubmitters(SKILL)).hasSize(1);
          assertThat(t.validations().find(vote.id()))
              .get()
              .returns(Optional.empty(), Validation::voter);
        });
  }

  private static Salt artefactSalt(
      Tables t, Target artefact, Optional<Instant> expiresAt, Salt fresh) {
    return t.salts().artefact(artefact, NOW, expiresAt, () -> fresh);
  }

  private SubmitterBinding binding(Optional<Instant> expiresAt) {
    return new SubmitterBinding(samples.salt(), samples.hash(), NOW, expiresAt);
  }
}

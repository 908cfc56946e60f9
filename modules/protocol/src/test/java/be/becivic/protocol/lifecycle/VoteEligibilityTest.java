package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class VoteEligibilityTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "SKILL, REFUSED, VOTE, VOTE, REFUSED, REFUSED, REFUSED, REFUSED",
    "VOLATILE_VALUE, REFUSED, VOTE, VOTE, REFUSED, REFUSED, REFUSED, REFUSED",
    "REFERENCE, REFUSED, VOTE, VOTE, REFUSED, REFUSED, REFUSED, REFUSED",
    "PATH, REFUSED, VOTE, VOTE, REFUSED, REFUSED, REFUSED, REFUSED",
    "PATH_SOURCE, REFUSED, VOTE, VOTE, EVIDENCE, REFUSED, REFUSED, REFUSED"
  })
  void anArtefactIsVotedOnAtAlphaAndBeta(
      TargetType target,
      VoteEligibility draft,
      VoteEligibility alpha,
      VoteEligibility beta,
      VoteEligibility stable,
      VoteEligibility quarantined,
      VoteEligibility deprecated,
      VoteEligibility none) {
    assertThat(of(target, Status.DRAFT)).isEqualTo(draft);
    assertThat(of(target, Status.ALPHA)).isEqualTo(alpha);
    assertThat(of(target, Status.BETA)).isEqualTo(beta);
    assertThat(of(target, Status.STABLE)).isEqualTo(stable);
    assertThat(of(target, Status.QUARANTINED)).isEqualTo(quarantined);
    assertThat(of(target, Status.DEPRECATED)).isEqualTo(deprecated);
    assertThat(VoteEligibility.of(target, Optional.empty(), false)).isEqualTo(none);
  }

  @ParameterizedTest
  @EnumSource
  void aCommittedConcernIsAlwaysVotedOnAndOtherTargetsNever(TargetType target) {
    VoteEligibility withoutStatus = VoteEligibility.of(target, Optional.empty(), false);
    assertThat(withoutStatus == VoteEligibility.VOTE).isEqualTo(target == TargetType.OBSERVATION);
  }

  @ParameterizedTest
  @EnumSource
  void aTargetThatTakesNoValidationIsRefusedAtEveryStatus(TargetType target) {
    for (Status status : Status.values()) {
      assertThat(
              target.isPermittedOn(FeedbackType.VALIDATION)
                  || of(target, status) == VoteEligibility.REFUSED)
          .isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = TargetType.class,
      names = {"SKILL", "VOLATILE_VALUE", "REFERENCE", "PATH", "PATH_SOURCE"})
  void aFlagIsHeardAboutAStableTextToo(TargetType target) {
    assertThat(VoteEligibility.of(target, Optional.of(Status.STABLE), true))
        .isEqualTo(VoteEligibility.EVIDENCE);
    assertThat(VoteEligibility.of(target, Optional.of(Status.QUARANTINED), true))
        .isEqualTo(VoteEligibility.REFUSED);
  }

  private static VoteEligibility of(TargetType target, Status status) {
    return VoteEligibility.of(target, Optional.of(status), false);
  }
}

package be.becivic.protocol.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class OutcomeTest {
  private static final Rejection REJECTION = Rejection.of(ErrorCategory.NOT_FOUND);

  @Test
  void aValueGoesOnToTheNextStep() {
    assertThat(Outcome.ok(2).then(value -> Outcome.ok(value * 21))).isEqualTo(Outcome.ok(42));
    assertThat(Outcome.ok(2).map(value -> value * 21)).isEqualTo(Outcome.ok(42));
  }

  @Test
  void aRefusalSkipsTheStepsAfterIt() {
    Outcome<Integer> refused = Outcome.refused(REJECTION);
    assertThat(refused.then(value -> Outcome.ok(1 / (value - value))))
        .isEqualTo(Outcome.refused(REJECTION));
    assertThat(refused.map(value -> 1 / (value - value))).isEqualTo(Outcome.refused(REJECTION));
  }

  @Test
  void aStepCanRefuse() {
    assertThat(Outcome.ok(2).then(_ -> Outcome.refused(REJECTION)))
        .isEqualTo(Outcome.refused(REJECTION));
  }

  @Test
  void aMissingMemberIsASchemaFailureThatNamesIt() {
    Rejection rejection = Rejection.missing("/content", "body");
    assertThat(rejection.category()).isEqualTo(ErrorCategory.SCHEMA_FAIL);
    assertThat(rejection.pointer()).contains("/content");
    assertThat(rejection.keyword()).contains("required");
    assertThat(rejection.missing()).contains("body");
    assertThat(rejection.retryAfter()).isEmpty();
  }

  @Test
  void aSchemaFailurePointsAtItsPlaceAndKeyword() {
    Rejection rejection = Rejection.schema("/verdict", "enum");
    assertThat(rejection.category()).isEqualTo(ErrorCategory.SCHEMA_FAIL);
    assertThat(rejection.pointer()).contains("/verdict");
    assertThat(rejection.keyword()).contains("enum");
    assertThat(rejection.missing()).isEmpty();
  }

  @Test
  void aRejectionCanSayWhereAndWhenToTryAgain() {
    assertThat(Rejection.at(ErrorCategory.REGEX_FAIL, "/content/body").pointer())
        .contains("/content/body");
    assertThat(
            Rejection.retryLater(ErrorCategory.RATE_LIMIT_EXCEEDED, Duration.ofHours(1))
                .retryAfter())
        .contains(Duration.ofHours(1));
  }
}

package be.becivic.intake;

import static be.becivic.intake.Desk.BEFORE_MAINTAINER;
import static be.becivic.intake.Desk.category;
import static be.becivic.intake.Desk.rejection;
import static be.becivic.intake.Desk.staged;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.answer.SubmissionState;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.submission.StagingState;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** Nobody fills the lines in which proposals stand. */
class ProposalQueuesTest {
  private static final ClientNetwork ONE = line(1, 1);
  private static final ClientNetwork SAME_LINE = line(1, 2);
  private static final ClientNetwork OTHER = line(2, 1);

  @TempDir Path folder;
  private Desk desk;
  private Samples samples;

  @BeforeEach
  void open() {
    desk = Desk.open(folder, Desk.GENEROUS);
    samples = new Samples(desk);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void aLineHasOneChangeOfAThingWaitingAtMost() {
    staged(desk.submit(samples.amendment(), ONE));
    desk.pass(Duration.ofSeconds(1));
    staged(desk.submit(samples.amendment(), SAME_LINE));
    var refused = rejection(desk.submit(samples.amendment(), ONE));
    assertThat(refused.category()).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    assertThat(refused.pointer()).contains("/target_id");
    assertThat(refused.retryAfter()).isPresent();
    assertThat(refused.hint()).hasValueSatisfying(hint -> assertThat(hint).contains("Cancel it"));
    staged(desk.submit(samples.amendment(), OTHER));
    assertThat(category(desk.submit(samples.amendment(), OTHER)))
        .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
  }

  @Test
  void behindSomebodyElseOneWaitsAtOnce() {
    staged(desk.submit(samples.amendment(), OTHER));
    desk.pass(Duration.ofSeconds(1));
    staged(desk.submit(samples.amendment(), ONE));
    assertThat(category(desk.submit(samples.amendment(), SAME_LINE)))
        .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
  }

  @Test
  void whoCancelsHasAPlaceAgain() {
    staged(desk.submit(samples.amendment(), ONE));
    Receipt.Staged second = staged(desk.submit(samples.amendment(), ONE));
    assertThat(category(desk.submit(samples.amendment(), ONE)))
        .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    desk.intake.cancel(FeedbackType.AMENDMENT, second.id().toString(), second.cancelToken());
    staged(desk.submit(samples.amendment(), ONE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"stage", "validate"})
  void anEnvelopeFindsNoMorePlacesThanItsItemsByThemselves(String mode) {
    var results =
        desk.submitAll(
            samples.envelope(
                mode,
                Samples.item(samples.amendment()),
                Samples.item(samples.amendment()),
                Samples.item(samples.amendment())));
    assertThat(results)
        .extracting(each -> each.outcome().getClass().getSimpleName())
        .containsExactly("Ok", "Ok", "Refused");
  }

  @Test
  void tryingTellsTheSame() {
    staged(desk.submit(samples.amendment(), ONE));
    staged(desk.submit(samples.amendment(), ONE));
    assertThat(category(tried(samples.amendment(), ONE)))
        .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    assertThat(Desk.receipt(tried(samples.amendment(), OTHER)))
        .isInstanceOf(Receipt.Validated.class);
  }

  @Test
  void soManyDraftsOfALineStandBeforeAMaintainer() {
    for (int i = 0; i < BEFORE_MAINTAINER; i++) {
      staged(desk.submit(draft(i), i % 2 == 0 ? ONE : SAME_LINE));
    }
    var refused = rejection(desk.submit(draft(9), ONE));
    assertThat(refused.category()).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    assertThat(refused.pointer()).contains("/proposed_id");
    assertThat(refused.hint()).hasValueSatisfying(hint -> assertThat(hint).contains("maintainer"));
    staged(desk.submit(draft(9), OTHER));
    staged(desk.submit(samples.concern("The counter asked for one more paper."), ONE));
  }

  @Test
  void whatWaitsSaysSo() {
    Receipt.Staged row = staged(desk.submit(samples.amendment(), ONE));
    desk.records.write(
        tables ->
            tables
                .queue()
                .await(
                    row.id(), Target.of(TargetType.VOLATILE_VALUE, Samples.VALUE), desk.instant()));
    assertThat(desk.intake.status(FeedbackType.AMENDMENT, row.id().toString()))
        .contains(new SubmissionState.Waiting("staged", desk.instant()));
    desk.records.write(
        tables -> tables.staging().setState(row.id(), StagingState.STAGED, StagingState.RELEASED));
    assertThat(desk.intake.status(FeedbackType.AMENDMENT, row.id().toString()))
        .contains(new SubmissionState.Waiting("released", desk.instant()));
  }

  private ObjectNode draft(int number) {
    ObjectNode draft = samples.draft().put("proposed_id", "library-card-" + number);
    draft.at("/content/entry").asObject().put("id", "library-card-" + number);
    return draft;
  }

  private IntakeAnswer tried(ObjectNode submission, ClientNetwork origin) {
    return desk.intake.validate(
        Samples.type(submission), submission.toString().getBytes(UTF_8), origin);
  }

  /** A /64 of an IPv6 line that has a /48. */
  private static ClientNetwork line(int prefix, int network) {
    return ClientNetwork.of(
        new byte[] {0x20, 0x01, 0x0d, (byte) 0xb8, 0, (byte) prefix, 0, (byte) network});
  }
}

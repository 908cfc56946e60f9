package be.becivic.records.submission;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.submission.StagingState.NER_HELD_FOR_REVIEW;
import static be.becivic.records.submission.StagingState.RELEASED;
import static be.becivic.records.submission.StagingState.STAGED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.records.OnBothEngines;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StagingTest extends OnBothEngines {
  private final Samples samples = new Samples(1);

  @Test
  void whatIsStagedIsFoundUnchanged() {
    StagedSubmission submission = stage(STAGED, NOW);
    check(t -> assertThat(t.staging().find(submission.id())).contains(submission));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 10, 11, 50})
  void manyAreStagedTogether(int count) {
    List<StagedSubmission> submissions =
        Stream.generate(() -> samples.staged(STAGED, NOW)).limit(count).toList();
    change(t -> t.staging().insertAll(submissions));
    check(
        t ->
            assertThat(t.staging().listDue(NOW, 100))
                .containsExactlyInAnyOrderElementsOf(submissions));
  }

  @Test
  void whatWasNeverStagedIsNotFound() {
    check(t -> assertThat(t.staging().find(samples.concernId())).isEmpty());
  }

  @Test
  void anIdIsStagedOnce() {
    StagedSubmission submission = stage(STAGED, NOW);
    assertThatThrownBy(() -> change(t -> t.staging().insert(submission)))
        .isNotInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void onlyTheFirstToDeleteIsToldSo() {
    StagedSubmission submission = stage(STAGED, NOW);
    change(t -> assertThat(t.staging().delete(submission.id())).isTrue());
    change(t -> assertThat(t.staging().delete(submission.id())).isFalse());
    check(t -> assertThat(t.staging().find(submission.id())).isEmpty());
  }

  @Test
  void whatIsDueComesLongestDueFirst() {
    StagedSubmission later = stage(STAGED, NOW);
    StagedSubmission earlier = stage(RELEASED, NOW.minusMillis(1));
    stage(STAGED, NOW.plusMillis(1));
    check(t -> assertThat(t.staging().listDue(NOW, 10)).containsExactly(earlier, later));
    check(t -> assertThat(t.staging().listDue(NOW, 1)).containsExactly(earlier));
  }

  @ParameterizedTest
  @EnumSource(StagingState.class)
  void onlyCommittableStatesFallDue(StagingState state) {
    stage(state, NOW);
    int expected = state == NER_HELD_FOR_REVIEW ? 0 : 1;
    check(t -> assertThat(t.staging().listDue(NOW, 10)).hasSize(expected));
  }

  @Test
  void whatWasTriedInThisRunIsPassedOver() {
    StagedSubmission failing = stage(STAGED, NOW.minusSeconds(9));
    StagedSubmission fresh = stage(STAGED, NOW);
    change(t -> assertThat(t.staging().stampAttempt(failing.id(), NOW)).isTrue());
    check(t -> assertThat(t.staging().listDue(NOW, NOW, 10)).containsExactly(fresh));
    check(t -> assertThat(t.staging().listDue(NOW, NOW.plusMillis(1), 10)).hasSize(2));
  }

  @Test
  void aStateChangesOnlyFromTheExpectedOne() {
    StagedSubmission held = stage(NER_HELD_FOR_REVIEW, NOW);
    change(t -> assertThat(t.staging().setState(held.id(), STAGED, RELEASED)).isFalse());
    change(
        t -> assertThat(t.staging().setState(held.id(), NER_HELD_FOR_REVIEW, RELEASED)).isTrue());
    check(
        t ->
            assertThat(t.staging().find(held.id()))
                .get()
                .returns(RELEASED, StagedSubmission::state));
  }

  @Test
  void anEditReplacesThePayload() {
    StagedSubmission submission = stage(STAGED, NOW);
    change(t -> assertThat(t.staging().replacePayload(submission.id(), "{}")).isTrue());
    check(
        t ->
            assertThat(t.staging().find(submission.id()))
                .get()
                .returns("{}", StagedSubmission::payload));
  }

  @Test
  void overdueCountsOnlyWhatShouldHaveBeenCommitted() {
    stage(STAGED, NOW.minusMillis(1));
    stage(NER_HELD_FOR_REVIEW, NOW.minusMillis(1));
    stage(STAGED, NOW);
    check(t -> assertThat(t.staging().count()).isEqualTo(3));
    check(t -> assertThat(t.staging().countOverdue(NOW)).isEqualTo(1));
  }

  @Test
  void aStagedSubmissionPrintsNeitherItsTextNorItsSecrets() {
    StagedSubmission submission = samples.staged(STAGED, NOW);
    assertThat(submission.toString())
        .doesNotContain("Zaventem")
        .doesNotContain(submission.tokenHash().base64Url())
        .doesNotContain(submission.salt().base64Url());
  }

  private StagedSubmission stage(StagingState state, Instant commitEta) {
    StagedSubmission submission = samples.staged(state, commitEta);
    change(t -> t.staging().insert(submission));
    return submission;
  }
}

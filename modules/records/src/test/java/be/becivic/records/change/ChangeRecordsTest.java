package be.becivic.records.change;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ChangeRecordsTest extends OnBothEngines {
  private final Samples samples = new Samples(13);

  @Test
  void aChangeIsFoundByItsIdAndItsSubmission() {
    ChangeRecord change = insert("c1", NOW);
    check(
        t -> {
          assertThat(t.changes().find("c1")).contains(change);
          assertThat(t.changes().findBySubmission(change.submission().orElseThrow()))
              .contains(change);
          assertThat(t.changes().list(SKILL)).containsExactly(change);
        });
  }

  @Test
  void openChangesComeOldestFirst() {
    ChangeRecord younger = insert("a", NOW);
    ChangeRecord older = insert("b", NOW.minusSeconds(1));
    check(t -> assertThat(t.changes().listOpen()).containsExactly(older, younger));
  }

  @Test
  void anOpenChangeCanMoveToAnotherBaseAndASettledOneCannot() {
    insert("c1", NOW);
    change(t -> assertThat(t.changes().rebase("c1", "def5678")).isTrue());
    check(t -> assertThat(t.changes().find("c1").orElseThrow().baseCommit()).isEqualTo("def5678"));
    change(t -> t.changes().settle("c1", ChangeState.CLOSED, Optional.empty(), NOW));
    change(t -> assertThat(t.changes().rebase("c1", "abc1234")).isFalse());
  }

  @Test
  void aClosedChangeCanBeOpenedAgainAndAMergedOneCannot() {
    ChangeRecord change = insert("c1", NOW);
    change(t -> t.changes().settle("c1", ChangeState.CLOSED, Optional.empty(), NOW));
    change(t -> assertThat(t.changes().reopen("c1", change.baseCommit())).isTrue());
    check(t -> assertThat(t.changes().find("c1")).contains(change));
    change(t -> t.changes().settle("c1", ChangeState.MERGED, Optional.of("abc1234"), NOW));
    change(t -> assertThat(t.changes().reopen("c1", change.baseCommit())).isFalse());
  }

  @Test
  void aChangeSettlesOnce() {
    insert("c1", NOW);
    change(
        t ->
            assertThat(t.changes().settle("c1", ChangeState.MERGED, Optional.of("abc1234"), NOW))
                .isTrue());
    change(
        t ->
            assertThat(t.changes().settle("c1", ChangeState.CLOSED, Optional.empty(), NOW))
                .isFalse());
    check(
        t -> {
          assertThat(t.changes().listOpen()).isEmpty();
          assertThat(t.changes().find("c1"))
              .get()
              .returns(ChangeState.MERGED, ChangeRecord::state)
              .returns(Optional.of("abc1234"), ChangeRecord::mergeCommit);
        });
  }

  private ChangeRecord insert(String id, Instant openedAt) {
    var change =
        new ChangeRecord(
            id,
            "amendment",
            SKILL,
            Optional.of(samples.id(SubmissionId.Kind.AMENDMENT)),
            "changes/" + id,
            "0123abc",
            ChangeState.OPEN,
            Optional.empty(),
            openedAt,
            Optional.empty());
    change(t -> t.changes().insert(change));
    return change;
  }
}

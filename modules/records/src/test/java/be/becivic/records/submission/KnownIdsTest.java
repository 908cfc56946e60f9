package be.becivic.records.submission;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

final class KnownIdsTest extends OnBothEngines {
  private final Samples samples = new Samples(2);

  @Test
  void anIdIsClaimedOnce() {
    SubmissionId id = samples.concernId();
    change(t -> assertThat(t.knownIds().claim(id, NOW)).isTrue());
    change(t -> assertThat(t.knownIds().claim(id, NOW.plusSeconds(1))).isFalse());
  }

  @Test
  void aClaimedIdIsKnown() {
    SubmissionId id = samples.concernId();
    check(t -> assertThat(t.knownIds().contains(id)).isFalse());
    change(t -> t.knownIds().claim(id, NOW));
    check(t -> assertThat(t.knownIds().contains(id)).isTrue());
  }

  @Test
  void ofSeveralIdsOnlyTheNewOnesAreClaimed() {
    SubmissionId old = samples.concernId();
    SubmissionId fresh = samples.concernId();
    change(t -> t.knownIds().claim(old, NOW));
    check(t -> assertThat(t.knownIds().filterKnown(List.of(old, fresh))).containsExactly(old));
    change(
        t ->
            assertThat(t.knownIds().claim(List.of(old, fresh, fresh), NOW)).containsExactly(fresh));
  }

  @Test
  void ofNoIdsNoneIsKnown() {
    change(t -> assertThat(t.knownIds().claim(List.of(), NOW)).isEmpty());
    check(t -> assertThat(t.knownIds().filterKnown(List.of())).isEmpty());
  }

  @Test
  void aReleasedIdIsNewAgain() {
    SubmissionId id = samples.concernId();
    change(
        t -> {
          t.knownIds().claim(id, NOW);
          t.knownIds().release(id);
        });
    change(t -> assertThat(t.knownIds().claim(id, NOW)).isTrue());
  }

  @Test
  void theSameUuidUnderAnotherPrefixIsAnotherId() {
    SubmissionId concern = samples.concernId();
    var amendment = new SubmissionId(SubmissionId.Kind.AMENDMENT, concern.uuid());
    change(t -> t.knownIds().claim(concern, NOW));
    change(t -> assertThat(t.knownIds().claim(amendment, NOW)).isTrue());
  }

  @Test
  void twoIdsOfTheSameTimeAreTwoIds() {
    SubmissionId one = samples.concernId();
    UUID uuid = one.uuid();
    var other =
        new SubmissionId(
            one.kind(),
            new UUID(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits() ^ 1));
    change(t -> t.knownIds().claim(one, NOW));
    change(t -> assertThat(t.knownIds().claim(other, NOW)).isTrue());
  }
}

package be.becivic.records.content;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import be.becivic.records.value.Slice;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ConcernsTest extends OnBothEngines {
  private static final Target VALUE = Target.of(TargetType.VOLATILE_VALUE, "val-00007");

  private final Samples samples = new Samples(7);

  @Test
  void aConcernIsFoundByItsNumberAndByItsSubmission() {
    Concern concern = insert(1, SKILL, NOW);
    check(
        t -> {
          assertThat(t.concerns().find(concern.uid())).contains(concern);
          assertThat(t.concerns().findBySubmission(concern.submission())).contains(concern);
        });
  }

  @Test
  void aListTakesInEveryTargetNewestFirst() {
    Concern older = insert(1, SKILL, NOW.minusSeconds(1));
    Concern newer = insert(2, VALUE, NOW);
    insert(3, Target.of(TargetType.SKILL, "another-skill"), NOW);
    check(t -> assertThat(t.concerns().list(List.of(SKILL, VALUE))).containsExactly(newer, older));
  }

  @Test
  void aTargetIsItsTypeAndItsIdTogether() {
    insert(1, Target.of(TargetType.SKILL, "same"), NOW);
    insert(2, Target.of(TargetType.PATH, "other"), NOW);
    var crossed = List.of(Target.of(TargetType.PATH, "same"), Target.of(TargetType.SKILL, "other"));
    check(t -> assertThat(t.concerns().list(crossed)).isEmpty());
  }

  @Test
  void aListOfNoTargetsIsEmpty() {
    insert(1, SKILL, NOW);
    check(t -> assertThat(t.concerns().list(List.of())).isEmpty());
  }

  @Test
  void aListMayNameThousandsOfTargets() {
    Concern concern = insert(1, SKILL, NOW);
    var targets = new ArrayList<>(List.of(SKILL));
    IntStream.rangeClosed(1, 3_000)
        .mapToObj(i -> Target.of(TargetType.REFERENCE, "ref-%05d".formatted(i)))
        .forEach(targets::add);
    check(t -> assertThat(t.concerns().list(targets)).containsExactly(concern));
  }

  @Test
  void aSliceRunsDownFromWhereTheLastOneEnded() {
    Concern first = insert(1, SKILL, NOW.minusSeconds(9));
    Concern second = insert(2, VALUE, NOW);
    Concern third = insert(100_000, SKILL, NOW);
    check(
        t -> {
          assertThat(
                  t.concerns()
                      .list(ConcernFilter.ALL, slice(Optional.empty(), Optional.empty(), 2)))
              .containsExactly(third, second);
          assertThat(
                  t.concerns()
                      .list(
                          ConcernFilter.ALL, slice(Optional.empty(), Optional.of(second.uid()), 2)))
              .containsExactly(first);
          assertThat(
                  t.concerns()
                      .list(ConcernFilter.ALL, slice(Optional.of(NOW), Optional.empty(), 9)))
              .containsExactly(third, second);
          assertThat(
                  t.concerns()
                      .list(
                          List.of(SKILL),
                          ConcernFilter.ALL,
                          slice(Optional.empty(), Optional.empty(), 9)))
              .containsExactly(third, first);
        });
  }

  @Test
  void theWalkGoesByNumberPastFiveDigits() {
    insert(100_000, SKILL, NOW);
    insert(99_999, SKILL, NOW);
    insert(2, SKILL, NOW);
    var numbers = new ArrayList<Long>();
    check(t -> t.concerns().forEach(concern -> numbers.add(concern.uid().number())));
    assertThat(numbers).containsExactly(2L, 99_999L, 100_000L);
  }

  @Test
  void aRetractedConcernIsGoneAndItsNumberStaysUsed() {
    change(t -> assertThat(t.uids().mint(Uid.Kind.CONCERN).number()).isEqualTo(1));
    Concern concern = insert(1, SKILL, NOW);
    change(t -> assertThat(t.concerns().delete(concern.uid())).isTrue());
    check(t -> assertThat(t.concerns().find(concern.uid())).isEmpty());
    change(t -> assertThat(t.uids().mint(Uid.Kind.CONCERN).number()).isEqualTo(2));
  }

  private static Slice slice(Optional<Instant> since, Optional<Uid> before, int limit) {
    return new Slice(since, before, limit);
  }

  private Concern insert(long number, Target target, Instant committedAt) {
    var concern =
        new Concern(
            new Uid(Uid.Kind.CONCERN, number),
            samples.concernId(),
            target,
            Optional.of("commune-specific"),
            Optional.of("21009"),
            Optional.empty(),
            "{\"content\":{\"body\":\"closed on Mondays\"}}",
            NOW.minusSeconds(86_400),
            committedAt);
    change(t -> t.concerns().insert(concern));
    return concern;
  }
}

package be.becivic.records.vote;

import static be.becivic.protocol.feedback.Verdict.CONFIRM;
import static be.becivic.protocol.feedback.Verdict.REJECT;
import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static be.becivic.records.Votes.COHORT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Samples;
import be.becivic.records.Tables;
import be.becivic.records.Votes;
import be.becivic.records.value.Hash;
import java.time.Duration;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ValidationsTest extends OnBothEngines {
  private final Samples samples = new Samples(9);
  private final Votes votes = new Votes(samples);

  @Test
  void aVoteIsFoundUnchanged() {
    Validation vote = votes.vote(SKILL, COHORT, REJECT, true, true, samples.hash(), NOW);
    change(t -> t.validations().insert(vote));
    check(
        t -> {
          assertThat(t.validations().find(vote.id())).contains(vote);
          assertThat(t.validations().list(SKILL, COHORT)).containsExactly(vote);
        });
  }

  @Test
  void aVoteNeedsItsAddress() {
    change(t -> t.validations().insert(votes.confirm(SKILL, samples.hash())));
    change(t -> t.salts().destroyArtefact(SKILL));
    var erased = new ArrayList<Validation>();
    check(t -> t.validations().forEach(erased::add));
    assertThatThrownBy(() -> change(t -> t.validations().insert(erased.getFirst())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyAddressCountsOnceWithItsLatestVerdict() {
    Hash address = samples.hash();
    change(t -> t.validations().insert(votes.confirm(SKILL, address)));
    change(t -> t.validations().insert(votes.confirm(SKILL, samples.hash())));
    change(
        t ->
            assertThat(cast(t, votes.reject(SKILL, address)))
                .returns(Tally.of(1, 1), CohortTally::counts)
                .returns(3, CohortTally::votes));
    check(t -> assertThat(t.validations().list(SKILL, COHORT)).hasSize(3));
  }

  @Test
  void cohortsAndTargetsCountApart() {
    Hash address = samples.hash();
    var other = Target.of(TargetType.PATH, SKILL.id());
    change(t -> t.validations().insert(votes.confirm(SKILL, address)));
    change(
        t ->
            assertThat(cast(t, votes.vote(SKILL, "next", CONFIRM, false, false, address, NOW)))
                .returns(Tally.of(1, 0), CohortTally::counts));
    change(
        t ->
            assertThat(cast(t, votes.confirm(other, address)))
                .returns(Tally.of(1, 0), CohortTally::counts));
    check(
        t -> {
          assertThat(t.tallies().list(List.of(SKILL))).hasSize(2);
          assertThat(t.tallies().list(TargetType.PATH)).hasSize(1);
          assertThat(t.tallies().find(SKILL, "never")).isEmpty();
        });
  }

  @Test
  void aWithdrawnFlagAndHandoffNoLongerCount() {
    Hash address = samples.hash();
    change(
        t ->
            assertThat(cast(t, votes.vote(SKILL, COHORT, CONFIRM, true, true, address, NOW)))
                .returns(new Tally(1, 0, 1, 1), CohortTally::counts));
    change(
        t ->
            assertThat(cast(t, votes.confirm(SKILL, address)))
                .returns(Tally.of(1, 0), CohortTally::counts));
  }

  @Test
  void aRejectNeverCountsForTheHandoff() {
    change(
        t ->
            assertThat(cast(t, votes.vote(SKILL, COHORT, REJECT, false, true, samples.hash(), NOW)))
                .returns(Tally.of(0, 1), CohortTally::counts));
  }

  @Test
  void theKeptTallyIsWhatARecountGives() {
    var random = new Random(99);
    List<Hash> addresses = List.of(samples.hash(), samples.hash(), samples.hash(), samples.hash());
    for (int i = 0; i < 60; i++) {
      Validation vote =
          votes.vote(
              SKILL,
              COHORT,
              random.nextBoolean() ? CONFIRM : REJECT,
              random.nextBoolean(),
              random.nextBoolean(),
              addresses.get(random.nextInt(addresses.size())),
              NOW.plusSeconds(random.nextInt(100)));
      change(t -> t.validations().insert(vote));
    }
    check(
        t -> {
          CohortTally kept = t.tallies().find(SKILL, COHORT).orElseThrow();
          assertThat(t.tallies().recount(SKILL, COHORT)).contains(kept);
          assertThat(kept.counts().distinct()).isEqualTo(addresses.size());
          assertThat(t.tallies().recount(SKILL, "never")).isEmpty();
        });
  }

  @Test
  void aPrefixSpeaksByTheMajorityOfItsAddresses() {
    Hash line = samples.hash();
    change(t -> assertThat(from(t, line, CONFIRM)).isEqualTo(Tally.of(1, 0)));
    change(t -> assertThat(from(t, line, REJECT)).isEqualTo(Tally.NONE));
    change(t -> assertThat(from(t, line, REJECT)).isEqualTo(Tally.of(0, 1)));
    change(t -> assertThat(from(t, line, REJECT)).isEqualTo(Tally.of(0, 1)));
    change(t -> assertThat(from(t, samples.hash(), CONFIRM)).isEqualTo(Tally.of(1, 1)));
    check(
        t -> {
          assertThat(t.tallies().recount(SKILL, COHORT)).isEqualTo(t.tallies().find(SKILL, COHORT));
          assertThat(t.validations().countSince(SKILL, NOW)).isEqualTo(Tally.of(1, 1));
        });
  }

  private Tally from(Tables tables, Hash prefix, Verdict verdict) {
    var voter = new Voter(samples.hash(), prefix);
    return cast(tables, votes.vote(SKILL, COHORT, verdict, false, false, voter, NOW)).counts();
  }

  @Test
  void votesThatCountAreCountedByTheMonthTheyCameIn() {
    YearMonth last = YearMonth.from(NOW.atOffset(ZoneOffset.UTC));
    Instant start = last.atDay(1).atStartOfDay().toInstant(ZoneOffset.UTC);
    Hash again = samples.hash();
    Target other = Target.of(TargetType.SKILL, "marriage-declaration");
    cast(CONFIRM, start);
    cast(REJECT, start);
    cast(CONFIRM, start.minusMillis(1));
    cast(CONFIRM, start.minus(Duration.ofDays(400)));
    change(
        t -> {
          t.validations().insert(votes.vote(SKILL, COHORT, REJECT, false, false, again, start));
          t.validations().insert(votes.vote(SKILL, COHORT, CONFIRM, false, false, again, start));
          t.validations()
              .insert(votes.vote(other, COHORT, CONFIRM, false, false, samples.hash(), start));
        });
    check(
        t -> {
          assertThat(t.validations().countByMonth(Optional.of(SKILL), last, 2))
              .containsExactly(
                  new MonthlyVotes(last.minusMonths(1), 1, 0), new MonthlyVotes(last, 2, 1));
          assertThat(t.validations().countByMonth(Optional.empty(), last, 1))
              .containsExactly(new MonthlyVotes(last, 3, 1));
          assertThat(t.validations().countByMonth(Optional.empty(), last.plusYears(9), 1))
              .containsExactly(new MonthlyVotes(last.plusYears(9), 0, 0));
        });
  }

  @Test
  void recentVerdictsCountFromTheGivenTimeOn() {
    cast(REJECT, NOW.minusMillis(1));
    cast(REJECT, NOW);
    cast(REJECT, NOW);
    cast(CONFIRM, NOW);
    check(t -> assertThat(t.validations().countSince(SKILL, NOW)).isEqualTo(Tally.of(1, 2)));
  }

  @Test
  void aVoteThatPulledItsTargetSaysSo() {
    Validation vote = votes.reject(SKILL, samples.hash());
    change(t -> t.validations().insert(vote));
    change(t -> assertThat(t.validations().markQuarantined(vote.id())).isTrue());
    check(
        t ->
            assertThat(t.validations().find(vote.id()))
                .get()
                .returns(true, Validation::quarantined));
  }

  @Test
  void releasedTextsAreFilledIn() {
    Validation vote = votes.reject(SKILL, samples.hash());
    change(t -> t.validations().insert(vote));
    change(
        t ->
            assertThat(
                    t.validations()
                        .setTexts(
                            vote.id(), Optional.of("edited"), Optional.empty(), vote.traversal()))
                .isTrue());
    check(
        t ->
            assertThat(t.validations().find(vote.id()))
                .get()
                .returns(Optional.of("edited"), Validation::rationale)
                .returns(Optional.empty(), Validation::injectionReason));
  }

  private void cast(Verdict verdict, Instant at) {
    Validation vote = votes.vote(SKILL, COHORT, verdict, false, false, samples.hash(), at);
    change(t -> t.validations().insert(vote));
  }

  private static CohortTally cast(Tables tables, Validation vote) {
    tables.validations().insert(vote);
    return tables.tallies().find(vote.target(), vote.cohort()).orElseThrow();
  }
}

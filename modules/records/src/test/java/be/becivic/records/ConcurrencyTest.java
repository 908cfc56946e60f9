package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static be.becivic.records.Samples.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.CohortTally;
import be.becivic.records.vote.Validation;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class ConcurrencyTest extends OnBothEngines {
  private static final int CALLERS = 64;

  private final Samples samples = new Samples(15);

  @Test
  void ofManyWhoClaimAnIdOneWins() throws InterruptedException {
    SubmissionId id = samples.concernId();
    List<Boolean> won =
        Together.run(CALLERS, _ -> () -> records.write(t -> t.knownIds().claim(id, NOW)));
    assertThat(won).containsOnlyOnce(true);
  }

  @Test
  void ofManyWhoDeleteARowOneIsToldSo() throws InterruptedException {
    StagedSubmission submission = samples.staged();
    change(t -> t.staging().insert(submission));
    List<Boolean> deleted =
        Together.run(CALLERS, _ -> () -> records.write(t -> t.staging().delete(submission.id())));
    assertThat(deleted).containsOnlyOnce(true);
  }

  @Test
  void everyAdditionIsCountedAndReturnsItsOwnCount() throws InterruptedException {
    Hash key = samples.hash();
    List<Long> counts =
        Together.run(
            CALLERS,
            _ ->
                () ->
                    records.write(t -> t.counters().add("day", key, NOW, 1, NOW.plusSeconds(60))));
    assertThat(counts)
        .containsExactlyInAnyOrderElementsOf(LongStream.rangeClosed(1, CALLERS).boxed().toList());
  }

  @Test
  void mintedNumbersAreUniqueAndWithoutGaps() throws InterruptedException {
    List<Long> numbers =
        Together.run(
            CALLERS, _ -> () -> records.write(t -> t.uids().mint(Uid.Kind.CONCERN).number()));
    assertThat(numbers)
        .containsExactlyInAnyOrderElementsOf(LongStream.rangeClosed(1, CALLERS).boxed().toList());
  }

  @Test
  void everyoneGetsTheSameSaltOfTheDay() throws InterruptedException {
    LocalDate day = LocalDate.parse("2026-11-15");
    List<Salt> salts =
        Together.run(CALLERS, _ -> () -> records.write(t -> t.salts().daily(day, samples::salt)));
    assertThat(salts).containsOnly(salts.getFirst());
  }

  @Test
  void anAddressThatVotesManyTimesAtOnceCountsOnce() throws InterruptedException {
    Hash address = samples.hash();
    var votes = new Votes(samples);
    Together.run(
        CALLERS,
        i -> {
          Validation vote =
              i % 2 == 0 ? votes.confirm(SKILL, address) : votes.reject(SKILL, address);
          return () -> records.write(t -> t.validations().insert(vote));
        });
    check(
        t -> {
          CohortTally tally = t.tallies().find(SKILL, Votes.COHORT).orElseThrow();
          assertThat(tally.counts().distinct()).isEqualTo(1);
          assertThat(tally.votes()).isEqualTo(CALLERS);
          assertThat(t.tallies().recount(SKILL, Votes.COHORT)).contains(tally);
        });
  }

  @Test
  void anEntryRevisedByManyKeepsOneCurrentRevision() throws InterruptedException {
    Revision<CatalogueValue> first =
        records.write(t -> t.catalogue().volatileValues().insert("fee", value(0)));
    Together.run(
        CALLERS,
        i ->
            () -> records.write(t -> t.catalogue().volatileValues().revise(first.uid(), value(i))));
    check(
        t -> {
          List<Revision<CatalogueValue>> history =
              t.catalogue().volatileValues().listHistory(first.uid());
          assertThat(history).hasSize(CALLERS + 1);
          assertThat(history.stream().filter(Revision::isCurrent)).containsOnly(history.getLast());
        });
  }

  @Test
  void decisionsMadeAtOnceFormOneChain() throws InterruptedException {
    var decision =
        new DecisionRecord(SKILL, Votes.COHORT, "promotion", Status.ALPHA, Status.BETA, "{}", NOW);
    Together.run(CALLERS, _ -> () -> records.write(t -> t.decisions().append(decision)));
    check(t -> assertThat(t.decisions().verifyChain()).isEqualTo(new ChainCheck.Intact(CALLERS)));
  }

  private static NewRevision<CatalogueValue> value(int amount) {
    return NewRevision.ours(
        Optional.of(CatalogueValue.of(CatalogueValueType.INTEGER, Integer.toString(amount))),
        Status.STABLE,
        RevisionOrigin.SEED,
        NOW);
  }
}

package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.PATH;
import static be.becivic.lifecycle.machine.Forum.SKILL;
import static be.becivic.lifecycle.machine.Forum.SOURCE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.vote.Validation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PromotionMovesTest {
  private static final Duration TWO_DAYS = Duration.ofHours(48);
  private static final Duration TWO_WEEKS = Duration.ofDays(14);

  @TempDir Path folder;
  private Forum forum;

  @BeforeEach
  void open() {
    forum = new Forum(folder);
  }

  @AfterEach
  void close() {
    forum.close();
  }

  private Target target(TargetType type) {
    return switch (type) {
      case SKILL -> SKILL;
      case PATH -> PATH;
      case PATH_SOURCE -> SOURCE;
      default -> forum.value;
    };
  }

  @ParameterizedTest
  @EnumSource(names = {"SKILL", "PATH", "PATH_SOURCE", "VOLATILE_VALUE"})
  void threeConfirmationsMoveAlphaToBetaOnceItIsTwoDaysOld(TargetType type) {
    Target target = target(type);
    forum.confirmations(target, 3);
    forum.pass(TWO_DAYS.minusMillis(1));
    assertThat(forum.machine.tick().decided()).isEmpty();
    forum.pass(Duration.ofMillis(1));
    Tick tick = forum.machine.tick();
    assertThat(tick.failures()).isEmpty();
    assertThat(tick.decided())
        .singleElement()
        .satisfies(
            decided -> {
              assertThat(decided.decision().rule()).isEqualTo("alpha_to_beta");
              assertThat(decided.decision().from()).isEqualTo(Status.ALPHA);
              assertThat(decided.decision().to()).isEqualTo(Status.BETA);
            });
    assertThat(forum.status(target)).isEqualTo(Status.BETA);
    assertThat(forum.machine.tick().decided()).isEmpty();
  }

  @Test
  void oneCommitMovesStatusAndVersionTogetherAndStartsTheCohortOver() {
    forum.confirmations(SKILL, 3);
    forum.pass(TWO_DAYS);
    ChainedDecision decided = forum.machine.tick().decided().getFirst();
    assertThat(forum.commits()).isEqualTo(1);
    assertThat(DecisionInputs.of(decided.decision()).commit()).contains(forum.repository.main());
    assertThat(forum.find(SKILL).anchor().map(CohortAnchor::toString))
        .contains("sworn-translation@0.2.0");
    assertThat(forum.counts(SKILL)).isEqualTo(Tally.NONE);
  }

  @Test
  @Tag("long")
  void onlyTheEntryOfThePathAndTheVersionOfTheFileChange() {
    String before = forum.main().findFile("paths/index.json").orElseThrow().text();
    forum.confirmations(PATH, 3);
    forum.pass(TWO_DAYS);
    forum.machine.tick();
    List<String> after =
        forum.main().findFile("paths/index.json").orElseThrow().text().lines().toList();
    assertThat(after)
        .filteredOn(line -> before.lines().noneMatch(line::equals))
        .hasSizeBetween(2, 4);
    assertThat(forum.find(PATH).anchor().map(CohortAnchor::toString))
        .contains("birth-certificate-belgian@0.2.0");
  }

  @Test
  void aCatalogueRowKeepsItsVotesWhenItsStatusMoves() {
    forum.confirmations(forum.value, 10);
    forum.pass(TWO_WEEKS);
    assertThat(forum.machine.tick().decided()).hasSize(1);
    assertThat(forum.status(forum.value)).isEqualTo(Status.BETA);
    assertThat(forum.machine.tick().decided()).hasSize(1);
    assertThat(forum.status(forum.value)).isEqualTo(Status.STABLE);
  }

  @Test
  void aRejectionKeepsAnArtefactAtAlpha() {
    forum.confirmations(SKILL, 5);
    forum.reject(SKILL, 7);
    forum.pass(TWO_WEEKS);
    assertThat(forum.machine.tick().decided()).isEmpty();
  }

  @Test
  void sourcesAndTheirPathAreCountedApart() {
    forum.confirmations(SOURCE, 3);
    forum.pass(TWO_DAYS);
    forum.machine.tick();
    assertThat(forum.status(SOURCE)).isEqualTo(Status.BETA);
    assertThat(forum.status(PATH)).isEqualTo(Status.ALPHA);
    assertThat(forum.commits()).isZero();
  }

  @ParameterizedTest
  @EnumSource(names = {"SKILL", "PATH_SOURCE", "VOLATILE_VALUE"})
  void atStableTheVotersAreForgottenAndTheCountsStay(TargetType type) {
    Target target = target(type);
    forum.confirmations(target, 3);
    forum.pass(TWO_DAYS);
    forum.machine.tick();
    forum.confirmations(target, 10);
    forum.pass(TWO_WEEKS);
    Artefact voted = forum.find(target);
    forum.machine.tick();
    assertThat(forum.status(target)).isEqualTo(Status.STABLE);
    List<Validation> votes = forum.read(t -> t.validations().list(target, voted.cohort().key()));
    assertThat(votes).isNotEmpty().allSatisfy(vote -> assertThat(vote.voter()).isEmpty());
    assertThat(forum.read(t -> t.tallies().find(target, voted.cohort().key())).orElseThrow())
        .satisfies(tally -> assertThat(tally.counts().confirms()).isEqualTo(10));
    assertThat(forum.hasSalt(target)).isFalse();
  }

  @Test
  void thePathsSaltStaysWhileAnyOfItsSourcesTakesVotes() {
    forum.confirmations(SOURCE, 3);
    forum.stand(SOURCE, Status.BETA);
    forum.confirmations(SOURCE, 10);
    forum.pass(TWO_WEEKS);
    forum.machine.tick();
    assertThat(forum.status(SOURCE)).isEqualTo(Status.STABLE);
    assertThat(forum.hasSalt(PATH)).isTrue();
  }
}

package be.becivic.lifecycle;

import static be.becivic.lifecycle.House.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExpiryTest {
  private static final Duration INSTANT = Duration.ofMillis(1);
  private static final Hash KEY = Hash.sha256(new byte[] {1});

  @TempDir Path folder;
  private House house;

  @BeforeEach
  void open() {
    house = House.embedded(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void expiredCountersAreForgotten() {
    house.records.write(tables -> tables.counters().add("day", KEY, NOON, 1, NOON));
    house.records.write(
        tables -> tables.counters().add("hour", KEY, NOON, 1, NOON.plus(Duration.ofHours(1))));
    house.upkeep().run();
    house.check(tables -> assertThat(tables.counters().sum("day", KEY, NOON)).isZero());
    house.check(tables -> assertThat(tables.counters().sum("hour", KEY, NOON)).isOne());
  }

  @Test
  void theSaltOfADayIsDestroyedTheNextDay() {
    LocalDate today = LocalDate.parse("2026-11-15");
    house.records.write(tables -> tables.salts().daily(today, () -> House.SALT));
    house.upkeep().run();
    Salt fresh = Salt.of(another());
    house.change(
        tables -> assertThat(tables.salts().daily(today, () -> fresh)).isEqualTo(House.SALT));
    house.pass(Duration.ofHours(12));
    house.upkeep().run();
    house.change(tables -> assertThat(tables.salts().daily(today, () -> fresh)).isEqualTo(fresh));
  }

  @Test
  void receiptsAreForgottenFortyEightHoursAfterTheCommit() {
    SubmissionId id = house.commit(AcceptedSubmission.feedback("The page was easy to follow."));
    house.pass(Duration.ofHours(48).minus(INSTANT));
    house.upkeep().run();
    assertThat(house.receipt(id)).contains(ReceiptState.COMMITTED);
    house.check(
        tables -> assertThat(tables.sessions().list(House.SESSION, Instant.EPOCH)).hasSize(1));
    house.pass(INSTANT);
    house.upkeep().run();
    assertThat(house.receipt(id)).isEmpty();
    house.check(
        tables -> assertThat(tables.sessions().list(House.SESSION, Instant.EPOCH)).isEmpty());
  }

  @Test
  void whatIsHeldForReviewIsRememberedUntilSomeoneDecides() {
    SubmissionId id = house.commit(AcceptedSubmission.concern("The counter closes at noon."));
    house.holds().move(id, ReceiptState.NER_HELD_FOR_REVIEW);
    house.pass(Duration.ofDays(400));
    house.upkeep().run();
    assertThat(house.receipt(id)).contains(ReceiptState.NER_HELD_FOR_REVIEW);
    assertThat(house.sessionState(id)).isEqualTo(ReceiptState.NER_HELD_FOR_REVIEW);
  }

  @Test
  void whoRaisedAConcernAndWhoVotedOnItIsForgottenAfterAHundredAndEightyDays() {
    house.commit(AcceptedSubmission.concern("The counter closes at noon."));
    var concern = Target.of(TargetType.OBSERVATION, "con-00001");
    Duration life = Duration.ofDays(180);
    house.records.write(
        tables ->
            tables.salts().artefact(concern, NOON, Optional.of(NOON.plus(life)), () -> House.SALT));
    house.pass(life.minus(INSTANT));
    house.upkeep().run();
    house.check(tables -> assertThat(tables.salts().findArtefact(concern)).isPresent());
    house.check(tables -> assertThat(tables.salts().listSubmitters(concern)).hasSize(1));
    house.pass(INSTANT);
    house.upkeep().run();
    house.check(tables -> assertThat(tables.salts().findArtefact(concern)).isEmpty());
    house.check(tables -> assertThat(tables.salts().listSubmitters(concern)).isEmpty());
  }

  @Test
  void strikesAreForgottenWhenTheyExpire() {
    house.records.write(
        tables -> {
          tables.strikes().open(1, KEY, NOON, NOON.plus(Duration.ofDays(365)));
          return tables.strikes().confirm(1);
        });
    house.pass(Duration.ofDays(365));
    house.upkeep().run();
    house.check(tables -> assertThat((int) tables.strikes().count(KEY, NOON)).isZero());
  }

  private static byte[] another() {
    byte[] bytes = new byte[Salt.LENGTH];
    bytes[0] = 1;
    return bytes;
  }
}

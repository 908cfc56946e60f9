package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.MANY;
import static be.becivic.intake.Desk.THERE;
import static be.becivic.intake.Desk.category;
import static be.becivic.intake.Desk.freshId;
import static be.becivic.intake.Desk.rejection;
import static be.becivic.intake.Desk.staged;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.answer.Quota;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.records.value.Salt;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LimitsTest {
  @TempDir Path folder;

  @Test
  void theDaysLimitIsPerAddressAndEndsAtMidnight() {
    try (var desk = Desk.open(folder, new LimitSettings(3, MANY, MANY, MANY, MANY, MANY, MANY))) {
      for (int i = 0; i < 3; i++) {
        staged(desk.submit(desk.feedback(freshId())));
      }
      var refused = rejection(desk.submit(desk.feedback(freshId())));
      assertThat(refused.category()).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
      assertThat(refused.retryAfter()).contains(Duration.ofHours(12));
      staged(desk.submit(desk.feedback(freshId()), THERE));
      desk.pass(Duration.ofHours(12));
      staged(desk.submit(desk.feedback(freshId())));
    }
  }

  @Test
  void theSaltOfADayGoesWithTheDayAndItsCountsAreNobodys() {
    try (var desk = Desk.open(folder, Desk.GENEROUS)) {
      staged(desk.submit(desk.feedback(freshId())));
      LocalDate today = LocalDate.ofInstant(desk.instant(), ZoneOffset.UTC);
      Salt salt = desk.records.write(t -> t.salts().daily(today, LimitsTest::anotherSalt));
      assertThat(salt).isNotEqualTo(anotherSalt());
      desk.pass(Duration.ofDays(1));
      staged(desk.submit(desk.feedback(freshId())));
      desk.records.write(t -> t.salts().destroyDailyBefore(today.plusDays(1)));
      assertThat(desk.records.<Salt>write(t -> t.salts().daily(today, LimitsTest::anotherSalt)))
          .isEqualTo(anotherSalt());
    }
  }

  private static Salt anotherSalt() {
    return Salt.of(new byte[Salt.LENGTH]);
  }

  @Test
  void whatIsLeftIsTold() {
    try (var desk = Desk.open(folder, new LimitSettings(3, MANY, MANY, 5, MANY, MANY, MANY))) {
      var quotas = desk.submit(desk.feedback(freshId())).quotas();
      assertThat(quotas).extracting(Quota::policy).containsExactly("day", "hour");
      assertThat(quotas).extracting(Quota::remaining).containsExactly(2L, 4L);
    }
  }

  /** A /48 gives out 65,536 networks: together they may do twice what one of them may. */
  @Test
  void theNetworksOfOneLineShareAWiderLimit() {
    try (var desk = Desk.open(folder, new LimitSettings(3, MANY, MANY, MANY, MANY, MANY, MANY))) {
      for (int i = 0; i < 6; i++) {
        staged(desk.submit(desk.feedback(freshId()), ofLine(1, i)));
      }
      assertThat(category(desk.submit(desk.feedback(freshId()), ofLine(1, 7))))
          .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
      staged(desk.submit(desk.feedback(freshId()), ofLine(2, 1)));
    }
  }

  @Test
  void oneNetworkOfALineHasNoMoreThanItsOwnLimit() {
    try (var desk = Desk.open(folder, new LimitSettings(3, MANY, MANY, MANY, MANY, MANY, MANY))) {
      for (int i = 0; i < 3; i++) {
        staged(desk.submit(desk.feedback(freshId()), ofLine(1, 1)));
      }
      assertThat(category(desk.submit(desk.feedback(freshId()), ofLine(1, 1))))
          .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
      staged(desk.submit(desk.feedback(freshId()), ofLine(1, 2)));
    }
  }

  @Test
  void theNetworksOfOneLineShareABudgetOfRefusals() {
    try (var desk = Desk.open(folder, new LimitSettings(MANY, MANY, MANY, MANY, MANY, MANY, 2))) {
      for (int i = 0; i < 4; i++) {
        assertThat(category(desk.submit("no JSON", ofLine(1, i))))
            .isEqualTo(ErrorCategory.INVALID_JSON);
      }
      assertThat(category(desk.submit("no JSON", ofLine(1, 5))))
          .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
      assertThat(category(desk.submit("no JSON", ofLine(2, 1))))
          .isEqualTo(ErrorCategory.INVALID_JSON);
    }
  }

  @Test
  void aNetworkThatManyShareMayDoMore() {
    try (var desk = Desk.open(folder, new LimitSettings(2, MANY, MANY, MANY, MANY, MANY, MANY))) {
      for (int i = 0; i < 6; i++) {
        staged(desk.submit(desk.feedback(freshId()), Desk.HOSTED));
      }
      assertThat(category(desk.submit(desk.feedback(freshId()), Desk.HOSTED)))
          .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    }
  }

  private static ClientNetwork ofLine(int line, int network) {
    return ClientNetwork.of(
        new byte[] {0x20, 0x01, 0x0d, (byte) 0xb8, 0, (byte) line, 0, (byte) network});
  }

  @Test
  void theHourRolls() {
    try (var desk = Desk.open(folder, new LimitSettings(MANY, MANY, MANY, 2, MANY, MANY, MANY))) {
      staged(desk.submit(desk.feedback(freshId())));
      desk.pass(Duration.ofMinutes(40));
      staged(desk.submit(desk.feedback(freshId())));
      var refused = rejection(desk.submit(desk.feedback(freshId())));
      assertThat(refused.retryAfter()).contains(Duration.ofMinutes(20));
      desk.pass(Duration.ofMinutes(20));
      staged(desk.submit(desk.feedback(freshId())));
      assertThat(category(desk.submit(desk.feedback(freshId()))))
          .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    }
  }

  @Test
  void theServerHasALimitForEveryoneTogether() {
    try (var desk = Desk.open(folder, new LimitSettings(MANY, MANY, MANY, MANY, 2, MANY, MANY))) {
      staged(desk.submit(desk.feedback(freshId()), HERE));
      staged(desk.submit(desk.feedback(freshId()), THERE));
      assertThat(category(desk.submit(desk.feedback(freshId()))))
          .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    }
  }

  @Test
  void aSubmissionOverTheLimitLeavesItsIdFreeAndCostsNothing() {
    try (var desk = Desk.open(folder, new LimitSettings(1, MANY, MANY, MANY, MANY, MANY, MANY))) {
      staged(desk.submit(desk.feedback(freshId())));
      String id = freshId();
      for (int i = 0; i < 5; i++) {
        category(desk.submit(desk.feedback(id)));
      }
      desk.pass(Duration.ofHours(12));
      assertThat(staged(desk.submit(desk.feedback(id))).repeated()).isFalse();
    }
  }

  @Test
  void repeatsCostNothing() {
    try (var desk = Desk.open(folder, new LimitSettings(2, MANY, MANY, MANY, MANY, MANY, MANY))) {
      String body = desk.feedback(freshId());
      for (int i = 0; i < 5; i++) {
        staged(desk.submit(body));
      }
      staged(desk.submit(desk.feedback(freshId())));
    }
  }

  @Test
  void refusalsBeyondTheirBudgetNoLongerSayWhy() {
    try (var desk = Desk.open(folder, new LimitSettings(MANY, MANY, MANY, MANY, MANY, MANY, 2))) {
      assertThat(category(desk.submit("{"))).isEqualTo(ErrorCategory.INVALID_JSON);
      assertThat(category(desk.submit("{}"))).isEqualTo(ErrorCategory.SCHEMA_FAIL);
      assertThat(category(desk.submit("{}"))).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
      assertThat(category(desk.submit("{}", THERE))).isEqualTo(ErrorCategory.SCHEMA_FAIL);
      staged(desk.submit(desk.feedback(freshId())));
    }
  }
}

package be.becivic.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.model.Hash;
import be.becivic.records.model.Salt;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpkeepTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final Salt YESTERDAYS = Salt.of(new byte[Salt.LENGTH]);
  private static final Hash KEY = Hash.sha256(new byte[] {1});

  @TempDir Path folder;

  @Test
  void expiredCountersAndTheSaltsOfPastDaysAreForgotten() {
    try (var records = Records.open(new Location.Embedded(folder.resolve("test.db")))) {
      LocalDate yesterday = LocalDate.parse("2026-11-14");
      records.write(tables -> tables.salts().daily(yesterday, () -> YESTERDAYS));
      records.write(tables -> tables.counters().add("day", KEY, NOON, 1, NOON));
      records.write(
          tables -> tables.counters().add("hour", KEY, NOON, 1, NOON.plus(Duration.ofHours(1))));

      new Upkeep(records, () -> NOON).run();

      Salt fresh = Salt.of(another());
      Salt kept = records.write(tables -> tables.salts().daily(yesterday, () -> fresh));
      assertThat(kept).isEqualTo(fresh);
      assertThat(records.<Long>read(tables -> tables.counters().sum("day", KEY, NOON))).isZero();
      assertThat(records.<Long>read(tables -> tables.counters().sum("hour", KEY, NOON))).isOne();
    }
  }

  private static byte[] another() {
    byte[] bytes = new byte[Salt.LENGTH];
    bytes[0] = 1;
    return bytes;
  }
}

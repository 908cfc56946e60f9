package be.becivic.upkeep;

import be.becivic.records.Records;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** Forgets what has had its time: counters, receipts, sessions, strikes and salts. */
public final class Expiry {
  private final Records records;
  private final InstantSource clock;

  public Expiry(Records records, InstantSource clock) {
    this.records = records;
    this.clock = clock;
  }

  public void run() {
    Instant now = clock.instant();
    LocalDate today = LocalDate.ofInstant(now, ZoneOffset.UTC);
    records.write(
        tables ->
            tables.counters().deleteExpired(now)
                + tables.receipts().deleteExpired(now)
                + tables.sessions().deleteExpired(now)
                + tables.deskSessions().deleteExpired(now)
                + tables.queue().forgetSettled()
                + tables.strikes().deleteExpired(now)
                + tables.salts().destroyExpired(now)
                + tables.salts().destroyDailyBefore(today));
  }
}

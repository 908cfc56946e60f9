package be.becivic.intake;

import be.becivic.records.Records;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Addresses as limits know them: hashed under a salt that is gone the next day. */
final class DailyAddresses {
  private record Day(LocalDate date, Salt salt) {}

  private final Records records;
  private final KeyedHashes seals;
  private final Supplier<Salt> freshSalt;
  private final AtomicReference<@Nullable Day> today = new AtomicReference<>();

  DailyAddresses(Records records, KeyedHashes seals, Supplier<Salt> freshSalt) {
    this.records = records;
    this.seals = seals;
    this.freshSalt = freshSalt;
  }

  Hash hash(ClientNetwork origin, Instant now) {
    return seals.dailyAddress(origin, saltOf(LocalDate.ofInstant(now, ZoneOffset.UTC)));
  }

  private Salt saltOf(LocalDate date) {
    Day cached = today.get();
    if (cached != null && cached.date.equals(date)) {
      return cached.salt;
    }
    Salt salt = records.write(tables -> tables.salts().daily(date, freshSalt));
    today.set(new Day(date, salt));
    return salt;
  }
}

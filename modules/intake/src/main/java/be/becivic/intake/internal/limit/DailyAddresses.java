package be.becivic.intake.internal.limit;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.intake.setup.NetworkSettings;
import be.becivic.records.Records;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Addresses as limits know them: hashed under a salt that is gone the next day. */
public final class DailyAddresses {
  private record Day(LocalDate date, Salt salt) {}

  private final Records records;
  private final KeyedHashes hashes;
  private final NetworkSettings networks;
  private final AtomicReference<@Nullable Day> today = new AtomicReference<>();

  public DailyAddresses(Records records, KeyedHashes hashes, NetworkSettings networks) {
    this.records = records;
    this.hashes = hashes;
    this.networks = networks;
  }

  public LimitKeys keys(ClientNetwork origin, Instant now) {
    Salt salt = saltOf(LocalDate.ofInstant(now, ZoneOffset.UTC));
    return new LimitKeys(
        hashes.dailyAddress(origin, salt),
        hashes.dailyPrefix(origin, networks.prefixes(), salt),
        networks.shared().factorFor(origin));
  }

  private Salt saltOf(LocalDate date) {
    Day cached = today.get();
    if (cached != null && cached.date.equals(date)) {
      return cached.salt;
    }
    Salt salt = records.write(tables -> tables.salts().daily(date, hashes::freshSalt));
    today.set(new Day(date, salt));
    return salt;
  }
}

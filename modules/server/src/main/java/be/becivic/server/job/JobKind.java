package be.becivic.server.job;

import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.Switch;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Every job there is. */
public enum JobKind {
  COMMIT(
      "Commits submissions whose staging window has passed.",
      Duration.ZERO,
      configuration -> Optional.of(configuration.get(ConfigurationKeys.JOBS_COMMIT_EVERY))),
  LIFECYCLE(
      "Moves artefacts as votes and time allow.",
      Duration.ZERO,
      configuration -> Optional.of(configuration.get(ConfigurationKeys.JOBS_LIFECYCLE_EVERY))),
  EXPIRY(
      "Forgets counters, receipts, sessions, strikes and salts that have had their time.",
      Duration.ZERO,
      _ -> Optional.of(Duration.ofHours(1))),
  INDEXES(
      "Writes skills/index.json, paths/activity.json and docs/activity/global.{json,md}.",
      Duration.ofMinutes(5),
      configuration -> Optional.of(configuration.get(ConfigurationKeys.JOBS_INDEXES_EVERY))),
  SNAPSHOT(
      "Saves the public tables in data-snapshot/ on main.",
      Duration.ofMinutes(10),
      configuration -> Optional.of(configuration.get(ConfigurationKeys.JOBS_SNAPSHOT_EVERY))),
  LINK_CHECK(
      "Tries the links of references that are due, and says where pages are gone.",
      Duration.ofMinutes(30),
      configuration ->
          Optional.of(configuration.get(ConfigurationKeys.JOBS_LINK_CHECK_EVERY))
              .filter(_ -> configuration.get(ConfigurationKeys.JOBS_LINK_CHECK) == Switch.ON)),
  CATEGORY_AUDIT(
      "Looks for categories nothing uses and pairs that are easily confused.",
      Duration.ofHours(1),
      _ -> Optional.of(Duration.ofDays(30))),
  COMMUNES_REFRESH(
      "Compares data/communes.json with a REFNIS file given to it, CSV or JSON.",
      Duration.ZERO,
      _ -> Optional.empty());

  private final String purpose;
  private final Duration first;
  private final Function<Configuration, Optional<Duration>> every;

  JobKind(String purpose, Duration first, Function<Configuration, Optional<Duration>> every) {
    this.purpose = purpose;
    this.first = first;
    this.every = every;
  }

  public static Optional<JobKind> parse(String wireName) {
    return Arrays.stream(values()).filter(kind -> kind.wireName().equals(wireName)).findFirst();
  }

  public String wireName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public String purpose() {
    return purpose;
  }

  /** How long after a database is new it is done for the first time. */
  Duration first() {
    return first;
  }

  /** The time between two runs; nothing for one that only runs on request. */
  public Optional<Duration> every(Configuration configuration) {
    return every.apply(configuration);
  }
}

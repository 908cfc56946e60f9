package be.becivic.server.config;

import static be.becivic.server.config.ValueType.BITS_OF_IPV4;
import static be.becivic.server.config.ValueType.BITS_OF_IPV6;
import static be.becivic.server.config.ValueType.BYTES;
import static be.becivic.server.config.ValueType.CIDRS;
import static be.becivic.server.config.ValueType.DURATION;
import static be.becivic.server.config.ValueType.HOST_NAME;
import static be.becivic.server.config.ValueType.PORT;
import static be.becivic.server.config.ValueType.POSITIVE;
import static be.becivic.server.config.ValueType.SECRET;
import static be.becivic.server.config.ValueType.SECRET_KEY;
import static be.becivic.server.config.ValueType.STORE;
import static be.becivic.server.config.ValueType.TEXT;
import static be.becivic.server.config.ValueType.TOKEN;
import static be.becivic.server.config.ValueType.WEB_ADDRESS;
import static be.becivic.server.config.ValueType.WEB_ADDRESS_OR_NONE;
import static be.becivic.server.config.ValueType.oneOf;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every key there is, with its default. */
public final class ConfigurationKeys {
  public static final ConfigurationKey<Integer> HTTP_PORT =
      ConfigurationKey.of("http.port", PORT, "8080", "The port to listen on.");
  public static final ConfigurationKey<String> HTTP_HOST =
      ConfigurationKey.of("http.host", HOST_NAME, "127.0.0.1", "The address to listen on.");
  public static final ConfigurationKey<List<Cidr>> HTTP_TRUSTED_PROXIES =
      ConfigurationKey.of(
          "http.trusted-proxies",
          CIDRS,
          "",
          "Proxies whose X-Forwarded-For and X-Forwarded-Proto headers are believed.");
  public static final ConfigurationKey<ByteSize> HTTP_MAX_BODY =
      ConfigurationKey.of("http.max-body", BYTES, "1 MiB", "The largest request body.");
  public static final ConfigurationKey<Integer> HTTP_MAX_CONCURRENT =
      ConfigurationKey.of(
          "http.max-concurrent", POSITIVE, "256", "Requests being answered at one time.");
  public static final ConfigurationKey<Integer> HTTP_MAX_CONNECTIONS =
      ConfigurationKey.of(
          "http.max-connections",
          POSITIVE,
          "2048",
          "Open connections; fewer where the limit on open files is lower.");
  public static final ConfigurationKey<Integer> HTTP_MAX_CONNECTIONS_PER_ADDRESS =
      ConfigurationKey.of(
          "http.max-connections-per-address",
          POSITIVE,
          "512",
          "Open connections of one IPv4 address or IPv6 /64; a trusted proxy may have them all.");
  public static final ConfigurationKey<Duration> HTTP_HEADER_TIMEOUT =
      ConfigurationKey.of(
          "http.header-timeout", DURATION, "PT10S", "For request line and headers, all together.");
  public static final ConfigurationKey<Duration> HTTP_BODY_TIMEOUT =
      ConfigurationKey.of(
          "http.body-timeout",
          DURATION,
          "PT30S",
          "For a request body, and for a client to take the next part of an answer.");
  public static final ConfigurationKey<Duration> HTTP_IDLE_TIMEOUT =
      ConfigurationKey.of(
          "http.idle-timeout", DURATION, "PT60S", "Between two requests on one connection.");
  public static final ConfigurationKey<Duration> HTTP_DRAIN_TIMEOUT =
      ConfigurationKey.of(
          "http.drain-timeout", DURATION, "PT10S", "For requests under way when the server stops.");
  public static final ConfigurationKey<HstsPolicy> HTTP_HSTS =
      ConfigurationKey.of(
          "http.hsts",
          oneOf(HstsPolicy.class),
          "auto",
          "auto sends Strict-Transport-Security when a trusted proxy says the client used https.");
  public static final ConfigurationKey<Optional<URI>> SITE_BASE_URL =
      ConfigurationKey.of(
          "site.base-url",
          WEB_ADDRESS_OR_NONE,
          "",
          "The public address of this site; where none is given, links lead to where the server"
              + " listens.");
  public static final ConfigurationKey<String> SITE_ID =
      ConfigurationKey.of(
          "site.id", TEXT, "becivic", "Which site to show: the name of a folder under sites.");
  public static final ConfigurationKey<String> STORE_URL =
      ConfigurationKey.discreet(
          "store.url", STORE, "embedded", "embedded keeps a database file in the data folder.");
  public static final ConfigurationKey<String> STORE_USER =
      ConfigurationKey.of(
          "store.user", TEXT, "", "The database user, where store.url names a server.");
  public static final ConfigurationKey<Secret> STORE_PASSWORD =
      ConfigurationKey.discreet("store.password", SECRET, "", "That user's password.");
  public static final ConfigurationKey<Integer> STORE_POOL =
      ConfigurationKey.of("store.pool", POSITIVE, "8", "Database connections kept open.");
  public static final ConfigurationKey<Secret> SERVER_KEY =
      ConfigurationKey.discreet(
          "server.key",
          SECRET_KEY,
          "",
          "The key under which tokens and address hashes are made; a file in the data folder"
              + " unless several servers share one.");
  public static final ConfigurationKey<Switch> SERVER_TAKE_OTHER_KEY =
      ConfigurationKey.of(
          "server.take-other-key",
          oneOf(Switch.class),
          "off",
          "on goes on with a key the database was not begun with, once: cancel tokens given before"
              + " are dead and networks that voted can vote again.");
  public static final ConfigurationKey<Secret> OPERATOR_TOKEN =
      ConfigurationKey.discreet(
          "operator.token",
          TOKEN,
          "",
          "What the operator shows to be let in; a file in the data folder unless several servers"
              + " share one.");
  public static final ConfigurationKey<Duration> STAGING_WINDOW =
      ConfigurationKey.of(
          "staging.window", DURATION, "PT24H", "How long a submission can be cancelled.");
  public static final ConfigurationKey<Duration> JOBS_COMMIT_EVERY =
      ConfigurationKey.of(
          "jobs.commit.every", DURATION, "PT5M", "How often due submissions are committed.");
  public static final ConfigurationKey<Duration> JOBS_LIFECYCLE_EVERY =
      ConfigurationKey.of(
          "jobs.lifecycle.every", DURATION, "PT15M", "How often votes are counted.");
  public static final ConfigurationKey<Duration> JOBS_INDEXES_EVERY =
      ConfigurationKey.of(
          "jobs.indexes.every", DURATION, "PT1H", "How often indexes are brought up to date.");
  public static final ConfigurationKey<Duration> JOBS_SNAPSHOT_EVERY =
      ConfigurationKey.of(
          "jobs.snapshot.every", DURATION, "P1D", "How often public tables are saved in git.");
  public static final ConfigurationKey<Switch> JOBS_LINK_CHECK =
      ConfigurationKey.of(
          "jobs.link-check",
          oneOf(Switch.class),
          "off",
          "on visits the pages that references point to, each about once a month.");
  public static final ConfigurationKey<Duration> JOBS_LINK_CHECK_EVERY =
      ConfigurationKey.of(
          "jobs.link-check.every", DURATION, "P1D", "How often links that are due are tried.");
  public static final ConfigurationKey<Integer> LIMITS_PER_DAY =
      ConfigurationKey.of(
          "limits.per-day", POSITIVE, "50", "Submissions a network may make in a day.");
  public static final ConfigurationKey<Integer> LIMITS_VALIDATIONS_PER_DAY =
      ConfigurationKey.of("limits.validations-per-day", POSITIVE, "10", "Of those, validations.");
  public static final ConfigurationKey<Integer> LIMITS_FLAGS_PER_DAY =
      ConfigurationKey.of(
          "limits.flags-per-day", POSITIVE, "2", "Of those, validations that flag injection.");
  public static final ConfigurationKey<Integer> LIMITS_BURST_PER_HOUR =
      ConfigurationKey.of(
          "limits.burst-per-hour", POSITIVE, "60", "Submissions a network may make in an hour.");
  public static final ConfigurationKey<Integer> LIMITS_GLOBAL_PER_HOUR =
      ConfigurationKey.of(
          "limits.global-per-hour", POSITIVE, "1000", "Submissions in an hour, all together.");
  public static final ConfigurationKey<Integer> LIMITS_VALIDATE_PER_DAY =
      ConfigurationKey.of(
          "limits.validate-per-day", POSITIVE, "500", "Items a network may try out in a day.");
  public static final ConfigurationKey<Integer> LIMITS_REJECTIONS_PER_DAY =
      ConfigurationKey.of(
          "limits.rejections-per-day", POSITIVE, "200", "Refused items a network may send.");
  public static final ConfigurationKey<Integer> LIMITS_PREFIX_FACTOR =
      ConfigurationKey.of(
          "limits.prefix-factor",
          POSITIVE,
          "4",
          "How many times the limits of one network hold for all those of its prefix together.");
  public static final ConfigurationKey<List<Cidr>> LIMITS_SHARED_NETWORKS =
      ConfigurationKey.of(
          "limits.shared-networks",
          CIDRS,
          "",
          "Networks many people are behind, such as those of hosted clients; never banned.");
  public static final ConfigurationKey<Integer> LIMITS_SHARED_FACTOR =
      ConfigurationKey.of(
          "limits.shared-factor", POSITIVE, "20", "How many times the limits hold for those.");
  public static final ConfigurationKey<Integer> LIMITS_BEFORE_MAINTAINER =
      ConfigurationKey.of(
          "limits.before-maintainer",
          POSITIVE,
          "10",
          "Proposals of one network prefix that may wait for a maintainer.");
  public static final ConfigurationKey<Integer> VOTES_PREFIX_IPV4 =
      ConfigurationKey.of(
          "votes.prefix.ipv4", BITS_OF_IPV4, "32", "Leading bits of an address that speak as one.");
  public static final ConfigurationKey<Integer> VOTES_PREFIX_IPV6 =
      ConfigurationKey.of("votes.prefix.ipv6", BITS_OF_IPV6, "48", "The same for IPv6.");
  public static final ConfigurationKey<ForgeKind> FORGE_KIND =
      ConfigurationKey.of(
          "forge.kind",
          oneOf(ForgeKind.class),
          "local",
          "Where changes to the corpus are opened and merged.");
  public static final ConfigurationKey<String> FORGE_URL =
      ConfigurationKey.of(
          "forge.url",
          TEXT,
          "",
          "local: a bare repository that several servers share, rather than the one in the data"
              + " folder. github: https://github.com/<owner>/<repository>.");
  public static final ConfigurationKey<URI> FORGE_GITHUB_API =
      ConfigurationKey.of(
          "forge.github.api", WEB_ADDRESS, "https://api.github.com", "Where GitHub's API answers.");
  public static final ConfigurationKey<String> FORGE_GITHUB_APP =
      ConfigurationKey.of("forge.github.app", TEXT, "", "The id of the GitHub App.");
  public static final ConfigurationKey<String> FORGE_GITHUB_INSTALLATION =
      ConfigurationKey.of("forge.github.installation", TEXT, "", "The id of its installation.");
  public static final ConfigurationKey<String> FORGE_GITHUB_KEY_FILE =
      ConfigurationKey.of("forge.github.key-file", TEXT, "", "The file with its private key.");
  public static final ConfigurationKey<LogLevel> LOG_LEVEL =
      ConfigurationKey.of(
          "log.level", oneOf(LogLevel.class), "info", "The least level that is logged.");
  public static final ConfigurationKey<LogFormat> LOG_FORMAT =
      ConfigurationKey.of(
          "log.format", oneOf(LogFormat.class), "text", "How log lines are written.");

  public static final List<ConfigurationKey<?>> ALL =
      Stream.of(
              List.of(
                  HTTP_PORT,
                  HTTP_HOST,
                  HTTP_TRUSTED_PROXIES,
                  HTTP_MAX_BODY,
                  HTTP_MAX_CONCURRENT,
                  HTTP_MAX_CONNECTIONS,
                  HTTP_MAX_CONNECTIONS_PER_ADDRESS,
                  HTTP_HEADER_TIMEOUT,
                  HTTP_BODY_TIMEOUT,
                  HTTP_IDLE_TIMEOUT,
                  HTTP_DRAIN_TIMEOUT,
                  HTTP_HSTS,
                  SITE_BASE_URL,
                  SITE_ID,
                  STORE_URL,
                  STORE_USER,
                  STORE_PASSWORD,
                  STORE_POOL,
                  SERVER_KEY,
                  SERVER_TAKE_OTHER_KEY,
                  OPERATOR_TOKEN,
                  STAGING_WINDOW,
                  JOBS_COMMIT_EVERY,
                  JOBS_LIFECYCLE_EVERY,
                  JOBS_INDEXES_EVERY,
                  JOBS_SNAPSHOT_EVERY,
                  JOBS_LINK_CHECK,
                  JOBS_LINK_CHECK_EVERY,
                  LIMITS_PER_DAY,
                  LIMITS_VALIDATIONS_PER_DAY,
                  LIMITS_FLAGS_PER_DAY,
                  LIMITS_BURST_PER_HOUR,
                  LIMITS_GLOBAL_PER_HOUR,
                  LIMITS_VALIDATE_PER_DAY,
                  LIMITS_REJECTIONS_PER_DAY,
                  LIMITS_PREFIX_FACTOR,
                  LIMITS_SHARED_NETWORKS,
                  LIMITS_SHARED_FACTOR,
                  LIMITS_BEFORE_MAINTAINER),
              LifecycleKeys.ALL,
              List.of(
                  VOTES_PREFIX_IPV4,
                  VOTES_PREFIX_IPV6,
                  FORGE_KIND,
                  FORGE_URL,
                  FORGE_GITHUB_API,
                  FORGE_GITHUB_APP,
                  FORGE_GITHUB_INSTALLATION,
                  FORGE_GITHUB_KEY_FILE,
                  LOG_LEVEL,
                  LOG_FORMAT))
          .<ConfigurationKey<?>>flatMap(List::stream)
          .toList();

  private ConfigurationKeys() {}
}

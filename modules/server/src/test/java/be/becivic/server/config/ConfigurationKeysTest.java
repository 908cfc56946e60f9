package be.becivic.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ConfigurationKeysTest {
  private static final String NAMES_AND_DEFAULTS =
      """
      http.port = 8080
      http.host = 127.0.0.1
      http.trusted-proxies =
      http.max-body = 1 MiB
      http.max-concurrent = 256
      http.max-connections = 2048
      http.max-connections-per-address = 512
      http.header-timeout = PT10S
      http.body-timeout = PT30S
      http.idle-timeout = PT60S
      http.drain-timeout = PT10S
      http.hsts = auto
      site.base-url =
      site.id = becivic
      store.url = embedded
      store.user =
      store.password =
      store.pool = 8
      server.key =
      server.take-other-key = off
      operator.token =
      staging.window = PT24H
      jobs.commit.every = PT5M
      jobs.lifecycle.every = PT15M
      jobs.indexes.every = PT1H
      jobs.snapshot.every = P1D
      jobs.link-check = off
      jobs.link-check.every = P1D
      limits.per-day = 50
      limits.validations-per-day = 10
      limits.flags-per-day = 2
      limits.burst-per-hour = 60
      limits.global-per-hour = 1000
      limits.validate-per-day = 500
      limits.rejections-per-day = 200
      limits.prefix-factor = 4
      limits.shared-networks =
      limits.shared-factor = 20
      limits.before-maintainer = 10
      lifecycle.alpha-to-beta.confirms = 3
      lifecycle.alpha-to-beta.max-rejects = 0
      lifecycle.alpha-to-beta.min-age = PT48H
      lifecycle.alpha-to-beta.distinct = 3
      lifecycle.beta-to-stable.confirms = 10
      lifecycle.beta-to-stable.rate = 0.85
      lifecycle.beta-to-stable.min-age = P14D
      lifecycle.beta-to-stable.distinct = 10
      lifecycle.rollback.margin = 2
      lifecycle.review.gives-way-after = P14D
      lifecycle.quarantine.flags = 1
      lifecycle.quarantine.per-hour = 5
      votes.prefix.ipv4 = 32
      votes.prefix.ipv6 = 48
      forge.kind = local
      forge.url =
      forge.github.api = https://api.github.com
      forge.github.app =
      forge.github.installation =
      forge.github.key-file =
      log.level = info
      log.format = text
      """;

  @Test
  void namesAndDefaultsAreThoseOthersRelyOn() {
    Map<String, String> declared = new LinkedHashMap<>();
    ConfigurationKeys.ALL.forEach(key -> declared.put(key.name(), key.fallback()));
    Map<String, String> expected = new LinkedHashMap<>();
    for (String line : NAMES_AND_DEFAULTS.lines().toList()) {
      String[] parts = line.split(" =", -1);
      expected.put(parts[0], parts[1].strip());
    }
    assertThat(declared).isEqualTo(expected);
  }

  @Test
  void everyDeclaredKeyIsListed() {
    List<Object> declared =
        Stream.of(ConfigurationKeys.class, LifecycleKeys.class)
            .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
            .filter(field -> field.getType() == ConfigurationKey.class)
            .map(ConfigurationKeysTest::value)
            .toList();
    assertThat(declared).containsExactlyInAnyOrderElementsOf(ConfigurationKeys.ALL);
  }

  @Test
  void everyDefaultIsAccepted() {
    Configuration defaults = Configuration.defaults();
    assertThat(ConfigurationKeys.ALL).allSatisfy(key -> assertThat(defaults.get(key)).isNotNull());
  }

  @Test
  void environmentNamesAreDistinctAndNotReserved() {
    assertThat(ConfigurationKeys.ALL)
        .extracting(ConfigurationKey::environmentName)
        .doesNotHaveDuplicates()
        .doesNotContainAnyElementsOf(SettingsSources.RESERVED)
        .contains("BECIVIC_HTTP_PORT", "BECIVIC_LIFECYCLE_ALPHA_TO_BETA_MIN_AGE");
  }

  private static Object value(Field field) {
    try {
      field.setAccessible(true);
      return field.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}

package be.becivic.server.config;

import java.util.stream.Collectors;

/** Writes the reference page from the keys themselves. */
final class ConfigurationPage {
  private static final String INTRODUCTION =
      """
      # Configuration

      Nothing has to be set: every key has a default. A later source overrides an earlier one:

      1. the defaults below,
      2. `becivic.conf` in the data folder, or the file given with `--config`: one `key = value` a line, `#` starts a
         comment line,
      3. environment variables: the key in capitals with `BECIVIC_` in front, dots and dashes as underscores, so
         `BECIVIC_HTTP_PORT` sets `http.port`,
      4. `--set key=value` on the command line.

      A key that does not exist, a value that is not accepted or a key given twice in one source stops the start with
      one line that says which and why. `BECIVIC_HOME`, `BECIVIC_DATA` and `BECIVIC_JAVA_OPTS` are the launcher's own.

      | key | default | accepts | meaning |
      |---|---|---|---|
      """;

  private static final String BEHIND_A_PROXY =
      """

      ## Behind a proxy

      Limits count by the client's network, so name your proxy in `http.trusted-proxies`; otherwise every visitor looks
      like the proxy. The listener speaks HTTP/1.1 and no older version: with nginx, set `proxy_http_version 1.1`. The
      proxy must set (not pass on) `X-Forwarded-Proto`, and append to `X-Forwarded-For`.
      """;

  private ConfigurationPage() {}

  static String markdown() {
    return INTRODUCTION
        + ConfigurationKeys.ALL.stream().map(ConfigurationPage::row).collect(Collectors.joining())
        + BEHIND_A_PROXY;
  }

  private static String row(ConfigurationKey<?> key) {
    String fallback = key.fallback().isEmpty() ? "" : "`" + key.fallback() + "`";
    return "| `%s` | %s | %s | %s |\n"
        .formatted(key.name(), fallback, key.type().accepts(), key.meaning());
  }
}

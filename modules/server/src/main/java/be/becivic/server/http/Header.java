package be.becivic.server.http;

import java.util.Locale;
import java.util.Set;

/** A response header that a handler may set. */
public record Header(String name, String value) {
  private static final Set<String> LISTENERS_OWN =
      Set.of(
          "connection",
          "content-length",
          "content-security-policy",
          "content-type",
          "cross-origin-opener-policy",
          "cross-origin-resource-policy",
          "date",
          "keep-alive",
          "permissions-policy",
          "referrer-policy",
          "server",
          "strict-transport-security",
          "transfer-encoding",
          "x-content-type-options");

  public Header {
    if (!name.matches("[A-Za-z0-9-]+") || LISTENERS_OWN.contains(name.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException("not a header a handler sets: " + name);
    }
    if (!value.chars().allMatch(c -> c >= 0x20 && c < 0x7f)) {
      throw new IllegalArgumentException("unprintable value of header " + name);
    }
  }
}

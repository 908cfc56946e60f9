package be.becivic.server.http;

import java.util.Locale;
import java.util.Set;

/** A response header that a handler may set. */
public record ResponseHeader(String name, String value) {
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

  public ResponseHeader {
    if (!isName(name) || LISTENERS_OWN.contains(name.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException("not a header a handler sets: " + name);
    }
    if (!isPrintable(value)) {
      throw new IllegalArgumentException("unprintable value of header " + name);
    }
  }

  private static boolean isName(String name) {
    for (int i = 0; i < name.length(); i++) {
      char letter = name.charAt(i);
      if (letter != '-' && (letter >= 0x7f || !Character.isLetterOrDigit(letter))) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  /** Whether a text can be the value of a header. */
  public static boolean isPrintable(String value) {
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) < 0x20 || value.charAt(i) >= 0x7f) {
        return false;
      }
    }
    return true;
  }
}

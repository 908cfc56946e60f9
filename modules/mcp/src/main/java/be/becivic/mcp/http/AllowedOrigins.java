package be.becivic.mcp.http;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whose pages may call: those named, and those a program on the same machine as the browser serves.
 *
 * <p>A page on some other site could make its own name lead to this machine, but not make the
 * browser say that the page came from {@code localhost}.
 */
public record AllowedOrigins(Set<String> named) {
  private static final Pattern LOOPBACK =
      Pattern.compile("https?://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1])(:[0-9]{1,5})?");

  public AllowedOrigins {
    named = Set.copyOf(named);
  }

  public boolean has(String origin) {
    return named.contains(origin) || LOOPBACK.matcher(origin).matches();
  }

  /** Clients that are no browser send none and may call. */
  boolean hasAll(List<String> origins) {
    return origins.stream().allMatch(this::has);
  }
}

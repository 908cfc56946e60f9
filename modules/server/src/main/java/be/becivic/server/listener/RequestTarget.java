package be.becivic.server.listener;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a request asks for: a path, or a whole address as to a proxy (RFC 9112 §3.2.2). */
final class RequestTarget {
  private static final Pattern ABSOLUTE =
      Pattern.compile("https?://([^/?#@]+)(/.*)?", Pattern.CASE_INSENSITIVE);

  private RequestTarget() {}

  /** Its path; an address of another host than the request is for stays what no route has. */
  static String path(String target, Optional<String> host) {
    if (target.startsWith("/")) {
      return target;
    }
    Matcher absolute = ABSOLUTE.matcher(target);
    return absolute.matches() && host.filter(absolute.group(1)::equalsIgnoreCase).isPresent()
        ? Optional.ofNullable(absolute.group(2)).orElse("/")
        : target;
  }
}

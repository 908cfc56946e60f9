package be.becivic.server.desk.login;

import be.becivic.server.http.Request;
import java.net.URI;
import java.util.Optional;

/**
 * Tells whether a form was sent from a page of ours. What is too old to say so is told by the
 * form's own token.
 */
public record SameOrigin(URI site) {

  boolean isSent(Request request) {
    boolean isFetchedHere =
        request.headers().find("Sec-Fetch-Site").map("same-origin"::equals).orElse(true);
    return isFetchedHere
        && request.headers().find("Origin").map(origin -> isOurs(origin, request)).orElse(true);
  }

  private boolean isOurs(String origin, Request request) {
    Optional<String> authority = authority(origin);
    return authority.isPresent()
        && (authority.equals(request.headers().find("Host"))
            || authority.equals(Optional.ofNullable(site.getRawAuthority())));
  }

  private static Optional<String> authority(String origin) {
    try {
      return Optional.ofNullable(URI.create(origin).getRawAuthority());
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}

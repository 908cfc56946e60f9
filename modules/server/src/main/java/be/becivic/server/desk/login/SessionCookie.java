package be.becivic.server.desk.login;

import be.becivic.server.http.Request;
import be.becivic.server.http.ResponseHeader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The only cookie there is: it opens the desk and is sent nowhere else. */
final class SessionCookie {
  private static final Pattern SENT =
      Pattern.compile("(?:^|;)[ \\t]*(?:__Secure-)?desk=([A-Za-z0-9_-]{43})[ \\t]*(?:;|$)");
  private static final String ATTRIBUTES = "; Path=/desk; HttpOnly; SameSite=Strict";

  private SessionCookie() {}

  static Optional<String> find(Request request) {
    return request.headers().list("Cookie").stream()
        .map(SENT::matcher)
        .filter(Matcher::find)
        .map(matcher -> matcher.group(1))
        .findFirst();
  }

  static ResponseHeader set(String secret, boolean secure) {
    return new ResponseHeader("Set-Cookie", pair(secret, secure) + attributes(secure));
  }

  static ResponseHeader unset(boolean secure) {
    return new ResponseHeader("Set-Cookie", pair("", secure) + "; Max-Age=0" + attributes(secure));
  }

  /** Over TLS, the name forbids that anybody sets it without. */
  private static String pair(String secret, boolean secure) {
    return (secure ? "__Secure-desk=" : "desk=") + secret;
  }

  private static String attributes(boolean secure) {
    return ATTRIBUTES + (secure ? "; Secure" : "");
  }
}

package be.becivic.server.http;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The token a request brings along. */
public final class Bearer {
  private static final Pattern HEADER =
      Pattern.compile("Bearer +([A-Za-z0-9._~+/=-]{1,512})", Pattern.CASE_INSENSITIVE);

  private Bearer() {}

  public static Optional<String> find(Request request) {
    return request
        .headers()
        .find("Authorization")
        .map(HEADER::matcher)
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1));
  }
}

package be.becivic.site;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An answer of the site.
 *
 * @param contentType empty for an answer without a body
 * @param headers in the order they are sent
 * @param body not copied: leave it alone
 */
public record SitePage(int status, String contentType, Map<String, String> headers, byte[] body) {
  private static final byte[] NO_BODY = {};

  static SitePage of(int status, String contentType, Map<String, String> headers, byte[] body) {
    return new SitePage(
        status, contentType, Collections.unmodifiableMap(new LinkedHashMap<>(headers)), body);
  }

  static SitePage withoutBody(int status, Map<String, String> headers) {
    return of(status, "", headers, NO_BODY);
  }
}

package be.becivic.site;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An answer of the site. A page that is kept gives the same object to everybody who asks, so that a
 * server can keep beside it what it makes of it.
 *
 * @param contentType empty for an answer without a body
 * @param headers in the order they are sent
 * @param body not copied: leave it alone
 */
public record SitePage(int status, String contentType, Map<String, String> headers, byte[] body) {
  private static final byte[] NO_BODY = {};

  public SitePage {
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
  }

  static SitePage withoutBody(int status, Map<String, String> headers) {
    return new SitePage(status, "", headers, NO_BODY);
  }
}

package be.becivic.site;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An answer of the site; a page that is kept is the same answer for everybody who asks. */
public final class SitePage {
  private static final byte[] NO_BODY = {};

  private final int status;
  private final String contentType;
  private final Map<String, String> headers;
  private final byte[] body;
  private volatile @Nullable Object sent;

  private SitePage(int status, String contentType, Map<String, String> headers, byte[] body) {
    this.status = status;
    this.contentType = contentType;
    this.headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    this.body = body;
  }

  static SitePage of(int status, String contentType, Map<String, String> headers, byte[] body) {
    return new SitePage(status, contentType, headers, body);
  }

  static SitePage withoutBody(int status, Map<String, String> headers) {
    return of(status, "", headers, NO_BODY);
  }

  public int status() {
    return status;
  }

  /** Empty for an answer without a body. */
  public String contentType() {
    return contentType;
  }

  /** In the order they are sent. */
  public Map<String, String> headers() {
    return headers;
  }

  /** Not copied: leave it alone. */
  public byte[] body() {
    return body;
  }

  /** What a server makes of it, made once and kept with it. */
  public <T> T as(Class<T> type, Function<SitePage, T> make) {
    Object known = sent;
    if (type.isInstance(known)) {
      return type.cast(known);
    }
    T made = make.apply(this);
    sent = made;
    return made;
  }
}

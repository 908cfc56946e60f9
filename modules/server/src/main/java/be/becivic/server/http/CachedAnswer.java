package be.becivic.server.http;

import be.becivic.records.value.Hash;
import java.time.Duration;

/** An answer that may be kept for a while and asked for again by its tag. */
public final class CachedAnswer {
  public static final Duration HOUR = Duration.ofHours(1);

  private CachedAnswer() {}

  /** Caches between us and the client may keep it as long as the client (§24.2, §24.7). */
  public static Response keep(Response whole, Duration time) {
    long seconds = time.toSeconds();
    return whole
        .withHeader("ETag", '"' + Hash.sha256(whole.body()).base64Url() + '"')
        .withHeader("Cache-Control", "public, max-age=" + seconds + ", s-maxage=" + seconds);
  }
}

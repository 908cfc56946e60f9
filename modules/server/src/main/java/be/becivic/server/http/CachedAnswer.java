package be.becivic.server.http;

import be.becivic.records.value.Hash;
import java.time.Duration;

/** An answer that may be kept for a while and asked for again by its tag. */
public final class CachedAnswer {
  public static final Duration HOUR = Duration.ofHours(1);

  private CachedAnswer() {}

  public static Response answer(Request request, Response whole, Duration keep) {
    String tag = '"' + Hash.sha256(whole.body()).base64Url() + '"';
    boolean isKnown =
        request
            .headers()
            .find("If-None-Match")
            .filter(known -> known.equals("*") || known.contains(tag))
            .isPresent();
    return (isKnown ? Response.empty(304) : whole)
        .withHeader("ETag", tag)
        .withHeader("Cache-Control", "public, max-age=" + keep.toSeconds());
  }
}

package be.becivic.server;

import be.becivic.records.model.Hash;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import java.time.Duration;

/** An answer that may be kept for a while and asked for again by its tag. */
final class Fresh {
  static final Duration HOUR = Duration.ofHours(1);

  private Fresh() {}

  static Response answer(Request request, Response whole, Duration keep) {
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

package be.becivic.server.api;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.value.Hash;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import java.time.Duration;
import tools.jackson.databind.node.ObjectNode;

/** An answer that may be kept for a while and asked for again by its tag. */
public final class CachedAnswer {
  public static final Duration HOUR = Duration.ofHours(1);

  private CachedAnswer() {}

  public static Response answer(Request request, Outcome<ObjectNode> answer, Duration keep) {
    return switch (answer) {
      case Outcome.Ok<ObjectNode>(ObjectNode json) ->
          answer(request, Response.json(200, json), keep);
      case Outcome.Refused<ObjectNode>(Rejection rejection) -> Response.problem(rejection);
    };
  }

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

package be.becivic.server.http;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A refusal as an RFC 9457 problem document with the members that agents look for. */
public final class Problem {
  public static final String MEDIA_TYPE = "application/problem+json";
  public static final String TYPE_PREFIX = "https://becivic.be/problems/";

  /** What cannot even be read as a request has no category of its own. */
  static final Problem BAD_REQUEST =
      new Problem("bad_request", 400, "The request is not well-formed HTTP/1.1.", Optional.empty());

  private final String error;
  private final int status;
  private final String title;
  private final Optional<Rejection> rejection;

  private Problem(String error, int status, String title, Optional<Rejection> rejection) {
    this.error = error;
    this.status = status;
    this.title = title;
    this.rejection = rejection;
  }

  public static Problem of(Rejection rejection) {
    ErrorCategory category = rejection.category();
    return new Problem(
        category.wireName(), category.httpStatus(), category.title(), Optional.of(rejection));
  }

  static Problem of(ErrorCategory category) {
    return of(Rejection.of(category));
  }

  public ObjectNode document() {
    ObjectNode document =
        JsonNodeFactory.instance
            .objectNode()
            .put("type", TYPE_PREFIX + error)
            .put("title", title)
            .put("status", status)
            .put("error", error);
    rejection.flatMap(Rejection::pointer).ifPresent(text -> document.put("schema_pointer", text));
    rejection.flatMap(Rejection::keyword).ifPresent(text -> document.put("keyword", text));
    rejection.flatMap(Rejection::missing).ifPresent(text -> document.put("missing", text));
    retryAfter().ifPresent(seconds -> document.put("retry_after", seconds));
    return document;
  }

  public Response response() {
    List<Header> headers = new ArrayList<>(1);
    retryAfter().ifPresent(seconds -> headers.add(new Header("Retry-After", seconds.toString())));
    if (status == ErrorCategory.UNAUTHORISED.httpStatus()) {
      headers.add(new Header("WWW-Authenticate", "Bearer"));
    }
    return new Response(
        status, MEDIA_TYPE, List.copyOf(headers), Response.bytes(document()), Optional.of(error));
  }

  private Optional<Long> retryAfter() {
    return rejection.flatMap(Rejection::retryAfter).map(Problem::wholeSeconds);
  }

  private static long wholeSeconds(Duration wait) {
    return Math.max(1, wait.plusNanos(999_999_999).toSeconds());
  }
}

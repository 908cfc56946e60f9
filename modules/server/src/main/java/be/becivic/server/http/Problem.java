package be.becivic.server.http;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.error.Violation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A refusal as an RFC 9457 problem document with the members that agents look for. */
public record Problem(Rejection rejection) {
  public static final String MEDIA_TYPE = "application/problem+json";

  /** A page of whichever server answers, so that it can be read wherever that stands. */
  public static final String TYPE_PREFIX = "/problems/";

  public static Problem of(ErrorCategory category) {
    return new Problem(Rejection.of(category));
  }

  public ObjectNode document() {
    ErrorCategory category = rejection.category();
    return addMembers(
        JsonNodeFactory.instance
            .objectNode()
            .put("type", TYPE_PREFIX + category.wireName())
            .put("title", category.title())
            .put("status", category.httpStatus()));
  }

  /** What agents look for, without what belongs to HTTP. */
  public ObjectNode addMembers(ObjectNode document) {
    document.put("error", rejection.category().wireName());
    rejection.pointer().ifPresent(text -> document.put("schema_pointer", text));
    rejection.keyword().ifPresent(text -> document.put("keyword", text));
    rejection.missing().ifPresent(text -> document.put("missing", text));
    if (!rejection.allowedThere().isEmpty()) {
      rejection.allowedThere().forEach(document.putArray("allowed")::add);
    }
    if (rejection.violations().size() > 1) {
      ArrayNode all = document.putArray("violations");
      rejection.violations().forEach(each -> add(all.addObject(), each));
    }
    retryAfter().ifPresent(seconds -> document.put("retry_after", seconds));
    rejection.scrub().ifPresent(failure -> addScrub(document, failure));
    rejection.hint().ifPresent(text -> document.put("hint", text));
    return document;
  }

  private static void add(ObjectNode entry, Violation violation) {
    entry.put("schema_pointer", violation.pointer()).put("keyword", violation.keyword());
    violation.missing().ifPresent(name -> entry.put("missing", name));
    if (!violation.allowed().isEmpty()) {
      violation.allowed().forEach(entry.putArray("allowed")::add);
    }
  }

  private static void addScrub(ObjectNode document, ScrubFailure failure) {
    document.put("category", failure.category().wireName());
    ArrayNode matches = document.putArray("matches");
    failure
        .matches()
        .forEach(
            match ->
                matches
                    .addObject()
                    .put("detector", match.detector())
                    .put("context_snippet", match.contextSnippet()));
    document.put("remediation", failure.remediation().wireName());
  }

  public Response response() {
    return response(document());
  }

  /** The same with further members, which say what to put right. */
  public Response response(ObjectNode document) {
    List<ResponseHeader> headers = new ArrayList<>(1);
    retryAfter()
        .ifPresent(seconds -> headers.add(new ResponseHeader("Retry-After", seconds.toString())));
    if (rejection.category() == ErrorCategory.UNAUTHORISED) {
      headers.add(new ResponseHeader("WWW-Authenticate", "Bearer"));
    }
    return new Response(
        rejection.category().httpStatus(),
        MEDIA_TYPE,
        List.copyOf(headers),
        Response.bytes(document),
        Optional.of(rejection.category().wireName()));
  }

  private Optional<Long> retryAfter() {
    return rejection.retryAfter().map(Problem::wholeSeconds);
  }

  private static long wholeSeconds(Duration wait) {
    return Math.max(1, wait.plusNanos(999_999_999).toSeconds());
  }
}

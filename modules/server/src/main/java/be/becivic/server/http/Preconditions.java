package be.becivic.server.http;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.site.negotiate.Negotiation;
import java.util.List;
import java.util.Optional;

/** What a client asks to be true before it is served (RFC 9110, section 13). */
public final class Preconditions {
  private static final String IF_MATCH = "If-Match";
  private static final byte[] NO_BODY = {};

  private Preconditions() {}

  /** Whatever can be changed here has no tag, so no tag of it can be the one a client means. */
  public static Optional<Response> refuseChange(Request request) {
    List<String> tags = request.headers().list(IF_MATCH);
    return request.method().isSafe() || tags.isEmpty() || tags.contains("*")
        ? Optional.empty()
        : Optional.of(Problem.of(ErrorCategory.PRECONDITION_FAILED).response());
  }

  /** The answer, or that the client has it already, or that it has another one. */
  public static Response judge(Request request, Response whole) {
    Optional<String> tag = whole.findHeader("ETag");
    boolean isJudged = whole.status() == 200 || whole.status() == 304;
    if (!isJudged || tag.isEmpty()) {
      return whole;
    }
    if (given(request, IF_MATCH).filter(tags -> !isStrongMatch(tags, tag.get())).isPresent()) {
      return Problem.of(ErrorCategory.PRECONDITION_FAILED).response();
    }
    return Negotiation.matches(given(request, "If-None-Match"), tag.get())
        ? new Response(304, "", whole.headers(), NO_BODY, Optional.empty())
        : whole;
  }

  private static boolean isStrongMatch(String tags, String tag) {
    return tags.strip().equals("*")
        || List.of(tags.split(",")).stream().map(String::strip).anyMatch(tag::equals);
  }

  private static Optional<String> given(Request request, String name) {
    List<String> lines = request.headers().list(name);
    return lines.isEmpty() ? Optional.empty() : Optional.of(String.join(",", lines));
  }
}

package be.becivic.protocol.error;

import java.util.Locale;

/** Every reason a client can be given, with the HTTP status it travels under. */
public enum ErrorCategory {
  BAD_REQUEST(400, "The request is not well formed."),
  INVALID_JSON(400, "The body is not valid JSON."),
  SCHEMA_FAIL(400, "The submission does not match its schema."),
  IDENTITY_FIELD_PRESENT(400, "The submission carries a field that names or identifies a person."),
  INVALID_TRANSITION(400, "That change of state is not allowed."),
  UNAUTHORISED(401, "The token is missing or does not match."),
  CAPABILITY_MISMATCH(
      403, "The declared capabilities do not reach the tier this submission needs."),
  SELF_VALIDATION_BLOCKED(403, "A submission cannot be validated from where it was submitted."),
  FORBIDDEN(403, "That is not possible in the current state."),
  NOT_FOUND(404, "There is nothing here."),
  METHOD_NOT_ALLOWED(405, "This address does not take that method."),
  NOT_ACCEPTABLE(406, "None of the accepted representations is available."),
  REQUEST_TIMEOUT(408, "The request took too long to arrive."),
  DIFF_APPLY_FAILED(409, "The diff does not apply to the current text."),
  DUPLICATE_ID_DIFFERENT_SUBMITTER(409, "That id is already taken by another submission."),
  PAYLOAD_TOO_LARGE(413, "The body is larger than this server accepts."),
  URI_TOO_LONG(414, "The address is longer than this server accepts."),
  UNSUPPORTED_MEDIA_TYPE(415, "Send the body as application/json in UTF-8."),
  REGEX_FAIL(422, "The text looks as if it contains a personal identifier."),
  LAYER2_SCRUB_FAILURE(422, "The notes look as if they contain a personal identifier."),
  CROSS_REF_FAIL(422, "Something this submission refers to does not exist or cannot take it."),
  RATE_LIMIT_EXCEEDED(429, "Too many submissions from this network; try again later."),
  HEADERS_TOO_LARGE(431, "The request headers are larger than this server accepts."),
  INTERNAL_ERROR(500, "Something went wrong on our side."),
  STAGING_UNAVAILABLE(503, "Submissions cannot be stored right now; try again shortly."),
  OVERLOADED(503, "The server is busy; try again shortly.");

  private final int httpStatus;
  private final String title;

  ErrorCategory(int httpStatus, String title) {
    this.httpStatus = httpStatus;
    this.title = title;
  }

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  public int httpStatus() {
    return httpStatus;
  }

  public String title() {
    return title;
  }
}

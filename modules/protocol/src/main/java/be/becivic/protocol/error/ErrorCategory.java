package be.becivic.protocol.error;

import be.becivic.protocol.text.WireNamed;

/** Every reason a client can be given, with the HTTP status it travels under. */
public enum ErrorCategory implements WireNamed {
  BAD_REQUEST(
      400,
      "The request is not well formed.",
      "Send well-formed HTTP/1.1; in an address, percent-encode what is not ASCII (è is %C3%A8)."),
  INVALID_JSON(
      400,
      "The body is not valid JSON.",
      "Send one JSON value in UTF-8, without duplicate names; at most 40 levels deep, strings of at"
          + " most 512 Ki characters."),
  SCHEMA_FAIL(
      400,
      "What was sent does not match its schema.",
      "Look at schema_pointer, keyword and allowed, and for an absent member at missing; violations"
          + " lists everything that is wrong."),
  IDENTITY_FIELD_PRESENT(
      400,
      "The submission carries a field that names or identifies a person.",
      "Drop the field; do not work around it."),
  INVALID_TRANSITION(
      400,
      "That change of state is not allowed.",
      "Look at its state first: what was done cannot be done again."),
  UNAUTHORISED(
      401, "The token is missing or does not match.", "Send the token as Authorization: Bearer."),
  CAPABILITY_MISMATCH(
      403,
      "The declared capabilities do not reach the tier this submission needs.",
      "It needs all that allowed lists. Do not hand in what your capabilities do not reach, and do"
          + " not declare more than you have."),
  SELF_VALIDATION_BLOCKED(
      403,
      "A submission cannot be validated from where it was submitted.",
      "Leave the vote to others."),
  FORBIDDEN(
      403,
      "That is not possible in the current state.",
      "It is too late for that, or three false alarms came from your network. A validation cannot"
          + " be taken back: file the opposite."),
  NOT_FOUND(
      404,
      "There is nothing here.",
      "Look at the addresses in /openapi.json or /agents/manifest.json."),
  METHOD_NOT_ALLOWED(
      405,
      "This address does not take that method.",
      "Use one of the methods in the Allow header."),
  NOT_ACCEPTABLE(
      406,
      "None of the accepted representations is available.",
      "Accept text/html, text/markdown or application/json."),
  REQUEST_TIMEOUT(408, "The request took too long to arrive.", "Send faster."),
  DIFF_APPLY_FAILED(
      409,
      "The diff does not apply to the current text.",
      "Fetch the current text and make the diff anew."),
  DUPLICATE_ID_DIFFERENT_SUBMITTER(
      409, "That id is already taken by another submission.", "Ask for a fresh id."),
  PRECONDITION_FAILED(
      412,
      "What stands here is not what the request asks it to be.",
      "Fetch it again and use the ETag it comes with."),
  PAYLOAD_TOO_LARGE(413, "The body is larger than this server accepts.", "Send at most 1 MiB."),
  URI_TOO_LONG(414, "The address is longer than this server accepts.", "Send a shorter address."),
  UNSUPPORTED_MEDIA_TYPE(
      415, "Send the body as application/json in UTF-8.", "Set Content-Type: application/json."),
  REGEX_FAIL(
      422,
      "The text looks as if it contains a personal identifier.",
      "What stands at schema_pointer is shaped like an identifier: say it in general words."),
  LAYER2_SCRUB_FAILURE(
      422,
      "The notes look as if they contain a personal identifier.",
      "matches shows where, masked; do what remediation says."),
  CROSS_REF_FAIL(
      422,
      "Something this submission refers to does not exist or cannot take it.",
      "What schema_pointer names does not exist, or does not take this in its present state."),
  RATE_LIMIT_EXCEEDED(
      429,
      "Too many submissions from this network; try again later.",
      "Wait for retry_after seconds."),
  HEADERS_TOO_LARGE(
      431,
      "The request headers are larger than this server accepts.",
      "Send fewer or shorter headers."),
  INTERNAL_ERROR(
      500,
      "Something went wrong on our side.",
      "This is our fault. Try once more, and then leave it for this session."),
  STAGING_UNAVAILABLE(
      503,
      "Submissions cannot be stored right now; try again shortly.",
      "Wait for retry_after seconds and send the same id again."),
  OVERLOADED(503, "The server is busy; try again shortly.", "Wait for retry_after seconds.");

  private final int httpStatus;
  private final String title;
  private final String advice;

  ErrorCategory(int httpStatus, String title, String advice) {
    this.httpStatus = httpStatus;
    this.title = title;
    this.advice = advice;
  }

  public int httpStatus() {
    return httpStatus;
  }

  public String title() {
    return title;
  }

  /** What to do about it. */
  public String advice() {
    return advice;
  }
}

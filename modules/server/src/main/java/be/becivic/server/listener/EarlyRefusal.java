package be.becivic.server.listener;

import static be.becivic.protocol.error.ErrorCategory.HEADERS_TOO_LARGE;
import static be.becivic.protocol.error.ErrorCategory.INTERNAL_ERROR;
import static be.becivic.protocol.error.ErrorCategory.PAYLOAD_TOO_LARGE;
import static be.becivic.protocol.error.ErrorCategory.REQUEST_TIMEOUT;
import static be.becivic.protocol.error.ErrorCategory.UNSUPPORTED_MEDIA_TYPE;
import static be.becivic.protocol.error.ErrorCategory.URI_TOO_LONG;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.http.Problem;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;

/** Answers what fails while it is still being read, which never reaches a route. */
final class EarlyRefusal implements DirectHandler {

  private EarlyRefusal() {}

  static DirectHandlers forEverything() {
    DirectHandlers.Builder handlers = DirectHandlers.builder();
    for (EventType type : EventType.values()) {
      handlers.addHandler(type, new EarlyRefusal());
    }
    return handlers.build();
  }

  /** Always ends by exception: the answer has been written and the connection must go. */
  @Override
  public TransportResponse handle(
      TransportRequest request,
      EventType type,
      Status status,
      ServerResponseHeaders headers,
      String message) {
    GuardedConnection connection = GuardedConnection.current();
    Exchange exchange = connection.exchange(Exchange.malformed(HttpMethod.parse(request.method())));
    throw connection.answerAndClose(
        exchange, problem(connection, request, status).response(), true);
  }

  private static Problem problem(
      GuardedConnection connection, TransportRequest request, Status status) {
    if (connection.wire().phase() == Wire.Phase.ANSWER) {
      return Problem.of(INTERNAL_ERROR);
    }
    return switch (status.code()) {
      case 408 -> Problem.of(REQUEST_TIMEOUT);
      case 413 -> Problem.of(PAYLOAD_TOO_LARGE);
      case 414 -> Problem.of(URI_TOO_LONG);
      case 431 -> Problem.of(HEADERS_TOO_LARGE);
      default ->
          request.headers().contains(HeaderNames.CONTENT_ENCODING)
              ? Problem.of(UNSUPPORTED_MEDIA_TYPE)
              : Problem.of(ErrorCategory.BAD_REQUEST);
    };
  }
}

package be.becivic.server.http;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.RecordsUnavailable;
import java.time.Duration;

/** A handler that needs the store, and says so when there is none. */
public record WhileStored(Handler handler) implements Handler {
  private static final Duration PAUSE = Duration.ofSeconds(10);

  @Override
  public Response handle(Request request) {
    try {
      return handler.handle(request);
    } catch (RecordsUnavailable _) {
      return Response.problem(Rejection.retryLater(ErrorCategory.STAGING_UNAVAILABLE, PAUSE));
    }
  }
}

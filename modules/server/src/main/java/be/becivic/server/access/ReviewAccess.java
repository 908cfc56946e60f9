package be.becivic.server.access;

import be.becivic.changes.ForgeUnavailable;
import be.becivic.changes.github.AppTokens;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.server.http.Bearer;
import be.becivic.server.http.Handler;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.WhileStored;
import java.time.Duration;
import java.util.Optional;

/** Lets the operator in, and on GitHub also who brings a token of our App (§8.3). */
public record ReviewAccess(OperatorToken operator, Optional<AppTokens> tokens) {
  private static final Duration PAUSE = Duration.ofSeconds(30);

  public Handler guard(Handler handler) {
    return request -> {
      try {
        return isAllowed(request)
            ? new WhileStored(handler).handle(request)
            : Response.problem(Rejection.of(ErrorCategory.UNAUTHORISED));
      } catch (ForgeUnavailable busy) {
        return Response.problem(
            Rejection.retryLater(ErrorCategory.OVERLOADED, busy.retryAfter().orElse(PAUSE)));
      }
    };
  }

  private boolean isAllowed(Request request) {
    return operator.isShownBy(request)
        || tokens.isPresent() && Bearer.find(request).filter(tokens.get()::isOurs).isPresent();
  }
}

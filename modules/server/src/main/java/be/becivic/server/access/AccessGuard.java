package be.becivic.server.access;

import be.becivic.changes.ForgeUnavailable;
import be.becivic.changes.github.AppTokens;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.Access;
import be.becivic.server.http.Bearer;
import be.becivic.server.http.ClientAddress;
import be.becivic.server.http.Request;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Decides who gets to a handler. Wrong tokens of the operator's are counted by network, together
 * with those shown at the desk.
 *
 * @param tokens where GitHub is the forge, the tokens of our App (§8.3)
 */
public record AccessGuard(
    OperatorToken operator, Optional<AppTokens> tokens, TokenAttempts attempts) {
  private static final Duration PAUSE = Duration.ofSeconds(30);

  /** Why a request gets no further; nothing when it may. */
  public Optional<Rejection> refuse(Access access, Request request) {
    return switch (access) {
      case OPEN -> Optional.empty();
      case SUBMITTER ->
          Bearer.find(request).isPresent()
              ? Optional.empty()
              : Optional.of(Rejection.of(ErrorCategory.UNAUTHORISED));
      case MAINTAINER -> refuseUnless(this::isMaintainer, request);
      case OPERATOR -> refuseUnless(operator::isToken, request);
    };
  }

  private boolean isMaintainer(String token) {
    return operator.isToken(token) || tokens.isPresent() && tokens.get().isOurs(token);
  }

  private Optional<Rejection> refuseUnless(Predicate<String> isAllowed, Request request) {
    Optional<String> token = Bearer.find(request);
    if (token.isEmpty()) {
      return Optional.of(Rejection.of(ErrorCategory.UNAUTHORISED));
    }
    ClientAddress client = request.client();
    Optional<Duration> pause = attempts.pause(client);
    if (pause.isPresent()) {
      return Optional.of(Rejection.retryLater(ErrorCategory.RATE_LIMIT_EXCEEDED, pause.get()));
    }
    try {
      if (isAllowed.test(token.get())) {
        attempts.succeeded(client);
        return Optional.empty();
      }
    } catch (ForgeUnavailable busy) {
      return Optional.of(
          Rejection.retryLater(ErrorCategory.OVERLOADED, busy.retryAfter().orElse(PAUSE)));
    }
    attempts.failed(client);
    Log.warn(Event.named("operator_token_refused"));
    return Optional.of(Rejection.of(ErrorCategory.UNAUTHORISED));
  }
}

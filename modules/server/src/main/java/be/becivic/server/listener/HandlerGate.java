package be.becivic.server.listener;

import be.becivic.corpus.CorpusUnavailable;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.server.http.Problem;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Runs at most so many handlers at one time, and turns a broken one into a plain refusal. */
final class HandlerGate {
  private static final long MAX_WAIT_MILLIS = 200;

  /** A text that nobody has asked for yet, while the place it is kept in is out of reach. */
  private static final Rejection AWAY =
      Rejection.retryLater(ErrorCategory.OVERLOADED, Duration.ofSeconds(30));

  private final Semaphore places;
  private final RequestObserver observer;

  HandlerGate(int places, RequestObserver observer) {
    this.places = new Semaphore(places);
    this.observer = observer;
  }

  Response run(Route route, Request request) {
    if (!enter()) {
      return Response.problem(BoundedBodyReader.OVERLOAD);
    }
    observer.entered();
    try {
      return Objects.requireNonNull(route.handler().handle(request));
    } catch (CorpusUnavailable away) {
      observer.crashed(route.pattern(), away);
      return Response.problem(AWAY);
    } catch (Throwable thrown) {
      observer.crashed(route.pattern(), thrown);
      return Problem.of(ErrorCategory.INTERNAL_ERROR).response();
    } finally {
      observer.left();
      places.release();
    }
  }

  /** Waits a moment, because a burst that the handlers work off at once is no overload. */
  private boolean enter() {
    if (places.tryAcquire()) {
      return true;
    }
    try {
      return places.tryAcquire(MAX_WAIT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}

package be.becivic.server.observe;

import be.becivic.server.listener.RequestObserver;
import java.time.Duration;

/** Counts requests, and logs those that change something or go wrong on our side. */
public final class RequestReporter implements RequestObserver {
  private final Metrics metrics;

  public RequestReporter(Metrics metrics) {
    this.metrics = metrics;
  }

  @Override
  public void entered() {
    metrics.entered();
  }

  @Override
  public void left() {
    metrics.left();
  }

  @Override
  public void answered(Answer answer) {
    metrics.answered(answer);
    if (answer.status() >= 500) {
      Log.warn(event(answer));
    } else if (isWrite(answer.method())) {
      Log.info(event(answer));
    } else {
      Log.debug(() -> event(answer));
    }
  }

  @Override
  public void crashed(String route, Throwable thrown) {
    Log.error(Event.named("handler_failed").route(route).thrown(thrown));
  }

  private static boolean isWrite(String method) {
    return switch (method) {
      case "POST", "PUT", "PATCH", "DELETE" -> true;
      default -> false;
    };
  }

  private static Event event(Answer answer) {
    Event event =
        Event.named("request")
            .route(answer.route())
            .method(answer.method())
            .status(answer.status())
            .took(Duration.ofNanos(answer.nanos()));
    answer.error().ifPresent(event::error);
    return event;
  }
}

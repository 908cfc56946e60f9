package be.becivic.server.desk;

import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.Said;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Somebody who was let in. */
final class Session {
  private static final Duration IDLE = Duration.ofMinutes(30);
  private static final Duration LIFE = Duration.ofHours(12);

  private final String csrf;
  private final Instant opened;
  private final AtomicReference<Optional<Said>> said = new AtomicReference<>(Optional.empty());
  private volatile Instant seen;

  Session(String csrf, Instant opened) {
    this.csrf = csrf;
    this.opened = opened;
    this.seen = opened;
  }

  boolean isOver(Instant now) {
    return !now.isBefore(seen.plus(IDLE)) || !now.isBefore(opened.plus(LIFE));
  }

  void seen(Instant now) {
    seen = now;
  }

  Instant opened() {
    return opened;
  }

  boolean sent(Form form) {
    return form.find("csrf").filter(token -> Secrets.isSame(token, csrf)).isPresent();
  }

  /** To be told on the next page. */
  void tell(Said what) {
    said.set(Optional.of(what));
  }

  /** What is to be told is told once. */
  Visitor visitor() {
    return new Visitor(csrf, said.getAndSet(Optional.empty()));
  }
}

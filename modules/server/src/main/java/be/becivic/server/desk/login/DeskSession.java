package be.becivic.server.desk.login;

import be.becivic.server.access.ProcessSecrets;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ActionMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Somebody who was let in. */
public final class DeskSession {
  private static final Duration IDLE = Duration.ofMinutes(30);
  private static final Duration LIFE = Duration.ofHours(12);

  private final String csrf;
  private final Instant opened;
  private final AtomicReference<Optional<ActionMessage>> said =
      new AtomicReference<>(Optional.empty());
  private volatile Instant seen;

  DeskSession(String csrf, Instant opened) {
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
    return form.find("csrf").filter(token -> ProcessSecrets.isSame(token, csrf)).isPresent();
  }

  /** To be told on the next page. */
  public void tell(ActionMessage what) {
    said.set(Optional.of(what));
  }

  /** What is to be told is told once. */
  public Visitor visitor() {
    return new Visitor(csrf, said.getAndSet(Optional.empty()));
  }
}

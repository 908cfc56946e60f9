package be.becivic.server.listener;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The open connections of a listener, and what they share. */
final class Connections {
  private final Set<GuardedConnection> open = ConcurrentHashMap.newKeySet();
  private final ResponseEncoder encoder;
  private final RequestObserver observer;
  private final Duration patience;
  private volatile boolean draining;

  Connections(ListenerSettings settings, RequestObserver observer) {
    this.encoder = new ResponseEncoder(settings.hsts());
    this.observer = observer;
    this.patience = settings.bodyTimeout();
  }

  void opened(GuardedConnection connection) {
    open.add(connection);
  }

  void closed(GuardedConnection connection) {
    open.remove(connection);
  }

  ResponseEncoder encoder() {
    return encoder;
  }

  RequestObserver observer() {
    return observer;
  }

  boolean isDraining() {
    return draining;
  }

  /** From now on every answer is the last on its connection. */
  void drain() {
    draining = true;
  }

  /** For a client to take a part of an answer. */
  Duration patience() {
    return patience;
  }

  void closeStalled() {
    long now = System.nanoTime();
    open.forEach(connection -> connection.closeIfStalled(now));
  }
}

package be.becivic.server.listener;

import be.becivic.server.http.ClientAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The open connections of a listener, and what they share. */
final class Connections {
  /** One place in so many is kept free by closing connections that wait for nothing. */
  private static final int ROOM_TO_KEEP = 10;

  private final Set<GuardedConnection> open = ConcurrentHashMap.newKeySet();
  private final Map<ClientAddress, Integer> byAddress = new ConcurrentHashMap<>();
  private final ListenerSettings settings;
  private final int crowded;
  private final ResponseEncoder encoder;
  private final RequestObserver observer;
  private final Duration patience;
  private volatile boolean draining;

  Connections(ListenerSettings settings, RequestObserver observer) {
    this.settings = settings;
    int places = OpenFiles.cap(settings.maxConnections());
    this.crowded = places - places / ROOM_TO_KEEP;
    this.encoder = new ResponseEncoder(settings.hsts());
    this.observer = observer;
    this.patience = settings.bodyTimeout();
  }

  /**
   * Whether there is a place for it. One address has so many; what is idle gives way when places
   * become few.
   */
  boolean admit(GuardedConnection arrival) {
    open.add(arrival);
    int ofAddress = byAddress.merge(ClientAddress.of(arrival.peer()), 1, Integer::sum);
    if (open.size() > crowded) {
      closeIdle(open.size() - crowded);
    }
    return ofAddress <= settings.maxConnectionsPerAddress()
        || settings.isTrustedProxy(arrival.peer());
  }

  void closed(GuardedConnection connection) {
    open.remove(connection);
    byAddress.computeIfPresent(
        ClientAddress.of(connection.peer()), (_, count) -> count == 1 ? null : count - 1);
  }

  /** The one that has been idle longest goes first, the one that just came last. */
  private void closeIdle(int count) {
    var quietest = new ArrayList<>(open);
    quietest.sort(Comparator.comparingLong(GuardedConnection::quietSince));
    int closed = 0;
    for (GuardedConnection each : quietest) {
      if (closed < count && each.closeIfIdle()) {
        closed++;
      }
    }
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

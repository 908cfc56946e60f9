package be.becivic.server.http;

import io.helidon.common.socket.HelidonSocket;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The reading side of a connection, which gives every part of a request so much time and so many
 * bytes in all, however the client spreads them. The web server has neither bound.
 *
 * <p>The socket's own read time-out is short, so that a read returns often enough to look at the
 * clock.
 */
final class Wire implements Supplier<byte[]> {
  static final int MAX_REQUEST_LINE = 8 * 1024;
  private static final int MAX_HEAD = 24 * 1024;
  private static final int LINGER_BYTES = 8 * 1024 * 1024;

  private final HelidonSocket socket;
  private final ListenerSettings settings;
  private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.IDLE);
  private long deadline;
  private long bytesLeft;

  Wire(HelidonSocket socket, ListenerSettings settings) {
    this.socket = socket;
    this.settings = settings;
    allow(settings.headerTimeout(), MAX_HEAD);
  }

  /** What is being waited for. */
  enum Phase {
    IDLE,
    HEAD,
    BODY,
    ANSWER,
    CLOSED
  }

  Phase phase() {
    return phase.get();
  }

  /** The head is complete, so that a body may follow. */
  void awaitBody(long wireBytes) {
    if (!phase.compareAndSet(Phase.IDLE, Phase.BODY)
        && !phase.compareAndSet(Phase.HEAD, Phase.BODY)) {
      throw new CloseConnectionException("closed while idle");
    }
    allow(settings.bodyTimeout(), wireBytes);
  }

  void awaitAnswer() {
    phase.set(Phase.ANSWER);
  }

  void awaitNextRequest() {
    allow(settings.idleTimeout(), MAX_HEAD);
    phase.set(Phase.IDLE);
  }

  /** Claims the connection for closing, unless a request has begun. */
  boolean closeIfIdle() {
    return phase.compareAndSet(Phase.IDLE, Phase.CLOSED);
  }

  @Override
  public byte[] get() {
    while (true) {
      if (isLate()) {
        throw tooLate();
      }
      byte[] bytes = readOrTick();
      if (bytes != null) {
        return count(bytes);
      }
    }
  }

  /**
   * Takes in what the client still sends, for a moment: closing a connection with unread bytes
   * would throw away the answer that is on its way to the client.
   */
  void linger() {
    allow(settings.linger(), LINGER_BYTES);
    try {
      while (!isLate() && bytesLeft > 0) {
        byte[] bytes = readOrTick();
        bytesLeft -= bytes == null ? 0 : bytes.length;
      }
    } catch (CloseConnectionException _) {
      // the client has gone, which is what was waited for
    }
  }

  private void allow(Duration time, long bytes) {
    deadline = System.nanoTime() + time.toNanos();
    bytesLeft = bytes;
  }

  private boolean isLate() {
    return System.nanoTime() - deadline >= 0;
  }

  private byte @Nullable [] readOrTick() {
    try {
      byte[] bytes = socket.get();
      if (bytes == null) {
        throw new CloseConnectionException("end of stream");
      }
      return bytes;
    } catch (UncheckedIOException e) {
      if (e.getCause() instanceof SocketTimeoutException) {
        return null;
      }
      throw new CloseConnectionException("connection lost", e);
    }
  }

  private byte[] count(byte[] bytes) {
    if (phase.compareAndSet(Phase.IDLE, Phase.HEAD)) {
      allow(settings.headerTimeout(), MAX_HEAD);
    }
    bytesLeft -= bytes.length;
    if (bytesLeft < 0) {
      throw refused(
          phase.get() == Phase.HEAD ? Status.create(431) : Status.REQUEST_ENTITY_TOO_LARGE_413);
    }
    return bytes;
  }

  private RuntimeException tooLate() {
    return phase.get() == Phase.IDLE
        ? new CloseConnectionException("idle")
        : refused(Status.REQUEST_TIMEOUT_408);
  }

  private static RequestException refused(Status status) {
    return RequestException.builder().type(EventType.BAD_REQUEST).status(status).build();
  }
}

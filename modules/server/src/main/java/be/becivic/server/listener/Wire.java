package be.becivic.server.listener;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * The reading side of a connection, which gives every part of a request so much time and so many
 * bytes in all, however the client spreads them. The web server has neither bound.
 */
final class Wire implements Supplier<byte[]> {
  static final int MAX_REQUEST_LINE = 8 * 1024;
  private static final int MAX_HEAD = 24 * 1024;
  private static final byte[] EMPTY_LINE = {'\r', '\n'};
  private static final int LINGER_BYTES = 8 * 1024 * 1024;
  private static final Duration LINGER = Duration.ofSeconds(1);

  private final Socket socket;
  private final ListenerSettings settings;
  private final byte[] buffer = new byte[8 * 1024];
  private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.IDLE);
  private long deadline;
  private long bytesLeft;

  Wire(Socket socket, ListenerSettings settings) {
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

  /** The head is complete. */
  void begin() {
    if (!phase.compareAndSet(Phase.IDLE, Phase.ANSWER)
        && !phase.compareAndSet(Phase.HEAD, Phase.ANSWER)) {
      throw new CloseConnectionException("closed while idle");
    }
  }

  void awaitBody(long wireBytes) {
    allow(settings.bodyTimeout(), wireBytes);
    phase.set(Phase.BODY);
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
    int length = read();
    if (length == 0) {
      throw phase.get() == Phase.IDLE
          ? new CloseConnectionException("no further request")
          : refused(Status.REQUEST_TIMEOUT_408);
    }
    boolean isFirst = phase.compareAndSet(Phase.IDLE, Phase.HEAD);
    if (isFirst) {
      allow(settings.headerTimeout(), MAX_HEAD);
    }
    bytesLeft -= length;
    if (bytesLeft < 0) {
      throw refused(
          phase.get() == Phase.HEAD ? Status.create(431) : Status.REQUEST_ENTITY_TOO_LARGE_413);
    }
    int from = isFirst && startsWithEmptyLine(length) ? EMPTY_LINE.length : 0;
    return from == length ? get() : Arrays.copyOfRange(buffer, from, length);
  }

  /** One empty line before a request is no fault (RFC 9112 §2.2). */
  private boolean startsWithEmptyLine(int length) {
    return length >= EMPTY_LINE.length
        && Arrays.equals(buffer, 0, EMPTY_LINE.length, EMPTY_LINE, 0, EMPTY_LINE.length);
  }

  /**
   * Says that no more will be sent, and takes in what the client still sends, for a moment: closing
   * a connection with unread bytes would throw away the answer that is on its way (RFC 9112 §9.6).
   */
  void linger() {
    allow(LINGER, LINGER_BYTES);
    try {
      socket.shutdownOutput();
      for (int length = read(); length > 0 && bytesLeft > 0; length = read()) {
        bytesLeft -= length;
      }
    } catch (IOException | CloseConnectionException _) {
      // the client has gone, which is what was waited for
    }
  }

  private void allow(Duration time, long bytes) {
    deadline = System.nanoTime() + time.toNanos();
    bytesLeft = bytes;
  }

  /** How many bytes came, or zero when they did not come in time. */
  private int read() {
    try {
      while (true) {
        long millis = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        if (millis <= 0) {
          return 0;
        }
        socket.setSoTimeout((int) Math.min(millis, Integer.MAX_VALUE));
        try {
          int length = socket.getInputStream().read(buffer);
          if (length < 0) {
            throw new CloseConnectionException("end of stream");
          }
          return length;
        } catch (SocketTimeoutException _) {
          // the clock decides
        }
      }
    } catch (IOException e) {
      throw new CloseConnectionException("connection lost", e);
    }
  }

  private static RequestException refused(Status status) {
    return RequestException.builder().type(EventType.BAD_REQUEST).status(status).build();
  }
}

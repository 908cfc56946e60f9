package be.becivic.server.listener;

import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.http.Response;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.socket.SocketWriterException;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One connection, from its first byte until it is closed in an orderly way. */
final class GuardedConnection implements ServerConnection {
  private static final ScopedValue<GuardedConnection> CURRENT = ScopedValue.newInstance();

  private final ConnectionContext transport;
  private final Wire wire;
  private final RequestReader reader;
  private final ServerConnection http;
  private final Connections connections;
  private final InetAddress peer;
  private @Nullable Exchange exchange;
  private boolean answered;
  private boolean bytesUnread;
  private volatile long writeDeadline = Long.MAX_VALUE;
  private volatile long quietSince = System.nanoTime();

  GuardedConnection(
      ConnectionContext transport,
      Wire wire,
      RequestReader reader,
      ServerConnection http,
      Connections connections) {
    this.transport = transport;
    this.wire = wire;
    this.reader = reader;
    this.http = http;
    this.connections = connections;
    this.peer = ((InetSocketAddress) transport.remotePeer().address()).getAddress();
  }

  /** The connection whose thread this is. */
  static GuardedConnection current() {
    return CURRENT.get();
  }

  @Override
  public void handle(Limit unlimited) throws InterruptedException {
    try {
      if (!connections.admit(this) || connections.isDraining()) {
        return;
      }
      ScopedValue.where(CURRENT, this)
          .<@Nullable Void, InterruptedException>call(
              () -> {
                http.handle(unlimited);
                return null;
              });
    } finally {
      if (bytesUnread) {
        wire.linger();
      }
      connections.closed(this);
    }
  }

  InetAddress peer() {
    return peer;
  }

  /** When its last answer was written, or it was opened, on the clock of {@code nanoTime}. */
  long quietSince() {
    return quietSince;
  }

  Wire wire() {
    return wire;
  }

  /** The method of the request being read; nothing when it is none of ours. */
  Optional<HttpMethod> method() {
    return reader.method();
  }

  /** The head of a request is there. */
  void begin(Exchange next) {
    wire.begin();
    exchange = next;
  }

  /** The request being read, or a stand-in for one that cannot be. */
  Exchange exchange(Exchange standIn) {
    return exchange == null ? standIn : exchange;
  }

  /** Writes the answer and makes ready for the next request. */
  void answer(Exchange current, Response response) {
    write(current, response, connections.isDraining());
    if (connections.isDraining()) {
      throw new CloseConnectionException("draining");
    }
    exchange = null;
    answered = false;
    quietSince = System.nanoTime();
    reader.awaitNextRequest();
    wire.awaitNextRequest();
  }

  /**
   * Writes the last answer and ends the connection.
   *
   * @param unread whether the client may still be sending
   */
  CloseConnectionException answerAndClose(Exchange current, Response response, boolean unread) {
    if (!answered) {
      write(current, response, true);
      bytesUnread = unread;
    }
    return new CloseConnectionException("last answer");
  }

  /** Drops a client that does not take its answer. */
  void closeIfStalled(long now) {
    long deadline = writeDeadline;
    if (deadline != Long.MAX_VALUE && now - deadline > 0) {
      closeSocket();
    }
  }

  /** Whether it was idle, and is closed now. */
  boolean closeIfIdle() {
    boolean wasIdle = wire.closeIfIdle();
    if (wasIdle) {
      closeSocket();
    }
    return wasIdle;
  }

  /** Every time-out is the {@link Wire}'s. */
  @Override
  public Duration idleTime() {
    return Duration.ZERO;
  }

  @Override
  public void close(boolean atOnce) {
    if (atOnce) {
      closeSocket();
    } else {
      closeIfIdle();
    }
  }

  private void write(Exchange current, Response response, boolean close) {
    connections.encoder().encode(current, response, close, this::write);
    connections.observer().answered(current.answer(response));
  }

  private void write(BufferData bytes) {
    answered = true;
    writeDeadline = System.nanoTime() + connections.patience().toNanos();
    try {
      transport.dataWriter().write(bytes);
    } catch (SocketWriterException | UncheckedIOException e) {
      throw new CloseConnectionException("answer not taken", e);
    } finally {
      writeDeadline = Long.MAX_VALUE;
    }
  }

  private void closeSocket() {
    try {
      transport.serverSocket().close();
    } catch (UncheckedIOException _) {
      // the other side was faster
    }
  }
}

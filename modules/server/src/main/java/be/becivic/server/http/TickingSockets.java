package be.becivic.server.http;

import io.helidon.common.socket.SocketOptions;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketOption;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Socket options that do set the read time-out, which the web server takes and then ignores. */
record TickingSockets(SocketOptions options) implements SocketOptions {

  static TickingSockets every(Duration tick) {
    return new TickingSockets(SocketOptions.builder().readTimeout(tick).tcpNoDelay(true).build());
  }

  @Override
  public void configureSocket(SocketChannel channel) {
    options.configureSocket(channel);
    try {
      channel.socket().setSoTimeout((int) readTimeout().toMillis());
    } catch (SocketException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void configureSocket(Socket socket) {
    options.configureSocket(socket);
  }

  @Override
  public Map<SocketOption<?>, Object> socketOptions() {
    return options.socketOptions();
  }

  @Override
  public Duration connectTimeout() {
    return options.connectTimeout();
  }

  @Override
  public Duration readTimeout() {
    return options.readTimeout();
  }

  @Override
  public Optional<Integer> socketReceiveBufferSize() {
    return options.socketReceiveBufferSize();
  }

  @Override
  public Optional<Integer> socketSendBufferSize() {
    return options.socketSendBufferSize();
  }

  @Override
  public boolean socketReuseAddress() {
    return options.socketReuseAddress();
  }

  @Override
  public boolean socketKeepAlive() {
    return options.socketKeepAlive();
  }

  @Override
  public boolean tcpNoDelay() {
    return options.tcpNoDelay();
  }
}

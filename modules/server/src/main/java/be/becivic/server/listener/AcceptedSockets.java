package be.becivic.server.listener;

import io.helidon.common.socket.SocketOptions;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Catches every socket on its way in, which the web server otherwise keeps to itself, so that a
 * connection can set a read time-out and close one direction before the other.
 */
record AcceptedSockets(SocketOptions options, Map<SocketAddress, Socket> waiting)
    implements SocketOptions {

  static AcceptedSockets create() {
    return new AcceptedSockets(
        SocketOptions.builder().tcpNoDelay(true).build(), new ConcurrentHashMap<>());
  }

  @Override
  public void configureSocket(SocketChannel channel) {
    options.configureSocket(channel);
    Socket socket = channel.socket();
    waiting.put(socket.getRemoteSocketAddress(), socket);
  }

  Socket claim(SocketAddress remote) {
    Socket socket = waiting.remove(remote);
    if (socket == null) {
      throw new IllegalStateException("connection without a socket");
    }
    return socket;
  }

  /** Sockets of connections that broke before they began. */
  void forgetClosed() {
    waiting.values().removeIf(Socket::isClosed);
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

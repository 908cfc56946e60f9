package be.becivic.server.listener;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;

/** The port we listen on, as a client would find it. */
record OwnPort(InetSocketAddress address) {
  private static final int PATIENCE_MILLIS = 1000;

  static OwnPort of(InetAddress host, int port) {
    InetAddress reachable = host.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : host;
    return new OwnPort(new InetSocketAddress(reachable, port));
  }

  /** Whether nobody listens there; a slow answer, or no means to ask, is no sign of it. */
  boolean isClosed() {
    try (var socket = new Socket()) {
      socket.connect(address, PATIENCE_MILLIS);
      return false;
    } catch (ConnectException _) {
      return true;
    } catch (IOException _) {
      return false;
    }
  }
}

package be.becivic.server.listener;

import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import java.util.concurrent.ExecutorService;

/** A connection as the web server made it, but read through a {@link Wire} and routed by us. */
record GuardedContext(ConnectionContext transport, DataReader dataReader, Router router)
    implements ConnectionContext {

  @Override
  public ListenerContext listenerContext() {
    return transport.listenerContext();
  }

  @Override
  public ExecutorService executor() {
    return transport.executor();
  }

  @Override
  public DataWriter dataWriter() {
    return transport.dataWriter();
  }

  @Override
  public HelidonSocket serverSocket() {
    return transport.serverSocket();
  }

  @Override
  public PeerInfo remotePeer() {
    return transport.remotePeer();
  }

  @Override
  public PeerInfo localPeer() {
    return transport.localPeer();
  }

  @Override
  public boolean isSecure() {
    return transport.isSecure();
  }

  @Override
  public String socketId() {
    return transport.socketId();
  }

  @Override
  public String childSocketId() {
    return transport.childSocketId();
  }
}

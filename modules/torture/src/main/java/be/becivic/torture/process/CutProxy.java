package be.becivic.torture.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Stands between two programs and passes on what they say. While it is cut nothing arrives and
 * nobody is told, as on a network that swallows packets.
 */
public final class CutProxy implements AutoCloseable {
  private static final int BUFFER = 16 * 1024;

  private final ServerSocket listener;
  private final InetSocketAddress target;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final Lock lock = new ReentrantLock();
  private final Condition healed = lock.newCondition();
  private boolean isCut;

  private CutProxy(ServerSocket listener, InetSocketAddress target) {
    this.listener = listener;
    this.target = target;
  }

  public static CutProxy to(int port) throws IOException {
    InetAddress here = InetAddress.getLoopbackAddress();
    var proxy = new CutProxy(new ServerSocket(0, 50, here), new InetSocketAddress(here, port));
    Thread.ofVirtual().start(proxy::accept);
    return proxy;
  }

  public int port() {
    return listener.getLocalPort();
  }

  public void cut() {
    set(true);
  }

  /** What was swallowed stays lost: connections that were open meanwhile are of no use any more. */
  public void heal() {
    open.forEach(CutProxy::close);
    set(false);
  }

  private void set(boolean cut) {
    lock.lock();
    try {
      isCut = cut;
      healed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void awaitHealed() {
    lock.lock();
    try {
      while (isCut) {
        healed.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        Socket client = listener.accept();
        open.add(client);
        Thread.ofVirtual().start(() -> connect(client));
      } catch (IOException _) {
        // Closed, or somebody who left again.
      }
    }
  }

  private void connect(Socket client) {
    awaitHealed();
    try {
      var server = new Socket();
      server.connect(target);
      open.add(server);
      Thread.ofVirtual().start(() -> pass(client, server));
      Thread.ofVirtual().start(() -> pass(server, client));
    } catch (IOException _) {
      close(client);
    }
  }

  private void pass(Socket from, Socket to) {
    try (from;
        to;
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      byte[] buffer = new byte[BUFFER];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        awaitHealed();
        out.write(buffer, 0, read);
      }
    } catch (IOException _) {
      // Whichever side is left is closed too.
    } finally {
      open.remove(from);
      open.remove(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException _) {
      // It is of no use any more, closed or not.
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
    set(false);
    open.forEach(CutProxy::close);
  }
}

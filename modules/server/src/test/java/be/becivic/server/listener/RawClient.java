package be.becivic.server.listener;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A client that says exactly what it is told to. */
public final class RawClient implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 5000;

  private final Socket socket;
  private final InputStream in;

  public RawClient(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream());
  }

  /** Sends the bytes of a text in which every newline stands for CR LF. */
  public RawClient send(String text) throws IOException {
    return sendBytes(text.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
  }

  public RawClient sendBytes(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
    return this;
  }

  /** Sends as far as the server lets it. */
  public RawClient sendWhileOpen(byte[] bytes) throws IOException {
    try {
      return sendBytes(bytes);
    } catch (SocketException _) {
      return this;
    }
  }

  RawAnswer answer() throws IOException {
    return RawAnswer.read(in, false);
  }

  RawAnswer headAnswer() throws IOException {
    return RawAnswer.read(in, true);
  }

  RawAnswer ask(String text) throws IOException {
    return send(text).answer();
  }

  /** Tells the server that nothing more will come. */
  public void endOfRequest() throws IOException {
    try {
      socket.shutdownOutput();
    } catch (SocketException _) {
      // the server was faster
    }
  }

  /** The status of every answer until the server ends the connection. */
  public List<Integer> statuses() throws IOException {
    List<Integer> statuses = new ArrayList<>();
    try {
      while (true) {
        statuses.add(answer().status());
      }
    } catch (EOFException | SocketException _) {
      return statuses;
    }
  }

  /** Whether the server ends the connection without another byte. */
  boolean isClosedByServer() throws IOException {
    try {
      return in.read() < 0;
    } catch (SocketException _) {
      return true;
    }
  }

  void patience(int millis) throws IOException {
    socket.setSoTimeout(millis);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

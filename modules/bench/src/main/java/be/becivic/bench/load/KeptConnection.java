package be.becivic.bench.load;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** One connection to a server, kept open from request to request. */
public final class KeptConnection implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 10_000;
  private static final int HTTP = 80;

  private final Socket socket;
  private final OutputStream out;
  private final ResponseReader answers;

  private KeptConnection(Socket socket) throws IOException {
    this.socket = socket;
    this.out = socket.getOutputStream();
    this.answers = new ResponseReader(socket.getInputStream());
  }

  public static KeptConnection open(URI server) throws IOException {
    var socket = new Socket();
    try {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(
          new InetSocketAddress(server.getHost(), server.getPort() < 0 ? HTTP : server.getPort()),
          PATIENCE_MILLIS);
      return new KeptConnection(socket);
    } catch (IOException refused) {
      socket.close();
      throw refused;
    }
  }

  /** The status of the answer to a complete request. */
  public int send(byte[] request) throws IOException {
    out.write(request);
    return answers.read();
  }

  public int get(String path) throws IOException {
    return send(
        "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
            .formatted(path)
            .getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

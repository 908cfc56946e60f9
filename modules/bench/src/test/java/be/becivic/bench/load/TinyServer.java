package be.becivic.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/** Answers every request without a body by its number, and counts. */
final class TinyServer implements AutoCloseable {
  static final String HANG_UP = "";

  private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final IntFunction<String> answers;
  private final AtomicInteger numbers = new AtomicInteger();
  private final AtomicInteger answered = new AtomicInteger();
  private final AtomicInteger connections = new AtomicInteger();

  TinyServer(IntFunction<String> answers) throws IOException {
    this.answers = answers;
    Thread.ofVirtual().start(this::accept);
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + socket.getLocalPort());
  }

  long answered() {
    return answered.get();
  }

  int connections() {
    return connections.get();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  private void accept() {
    try {
      while (true) {
        Socket connection = socket.accept();
        connections.incrementAndGet();
        Thread.ofVirtual().start(() -> serve(connection));
      }
    } catch (IOException _) {
      // closed
    }
  }

  private void serve(Socket connection) {
    try (connection) {
      var in =
          new BufferedReader(
              new InputStreamReader(connection.getInputStream(), StandardCharsets.US_ASCII));
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.isEmpty()) {
          String answer = answers.apply(numbers.getAndIncrement());
          if (answer.equals(HANG_UP)) {
            return;
          }
          answered.incrementAndGet();
          connection.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
        }
      }
    } catch (IOException _) {
      // the client has gone
    }
  }
}

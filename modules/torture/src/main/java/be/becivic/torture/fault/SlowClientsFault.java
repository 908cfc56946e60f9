package be.becivic.torture.fault;

import static java.nio.charset.StandardCharsets.US_ASCII;

import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Clients that begin a request and never end it. */
public final class SlowClientsFault implements Fault {
  private static final int CLIENTS = 400;
  private static final Duration QUICK_ENOUGH = Duration.ofSeconds(3);
  private static final int READS = 20;

  @Override
  public String name() {
    return "slow-clients";
  }

  @Override
  public String about() {
    return "hundreds of connections that send half a request and then nothing";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    List<Socket> slow = new ArrayList<>();
    try (var server = new LoneServer(setup, "http.header-timeout=PT4S", "http.body-timeout=PT4S")) {
      server.unit.start();
      URI address = server.address();
      Duration alone = read(server, wrong);
      for (int i = 0; i < CLIENTS; i++) {
        slow.add(halfRequest(address, i % 2 == 0));
      }
      Duration beside = read(server, wrong);
      if (beside.compareTo(QUICK_ENOUGH) > 0 && beside.compareTo(alone.multipliedBy(3)) > 0) {
        wrong.add("%d pages took %s, and %s without".formatted(READS, beside, alone));
      }
      server.work(Duration.ofSeconds(1));
      wrong.addAll(server.account());
      Thread.sleep(Duration.ofSeconds(5));
      long open = slow.stream().filter(SlowClientsFault::isOpen).count();
      if (open > 0) {
        wrong.add(open + " of them are still connected");
      }
      return new FaultFinding(
          "nothing: %d pages in %d ms beside %d such clients"
              .formatted(READS, beside.toMillis(), CLIENTS),
          "nothing; they are sent away when their time is over",
          "by itself",
          wrong);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  private static Duration read(LoneServer server, List<String> wrong) throws IOException {
    long begun = System.nanoTime();
    for (int i = 0; i < READS; i++) {
      if (!server.showsPages()) {
        wrong.add("a page was refused");
      }
    }
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  private static Socket halfRequest(URI server, boolean hasBody) throws IOException {
    var socket = new Socket(server.getHost(), server.getPort());
    String request =
        hasBody
            ? "POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Content-Length: 1000\r\n\r\n{"
            : "GET / HTTP/1.1\r\nHost: x\r\nX-Half";
    socket.getOutputStream().write(request.getBytes(US_ASCII));
    socket.getOutputStream().flush();
    return socket;
  }

  /** Whether the other side has neither answered to the end nor hung up. */
  private static boolean isOpen(Socket socket) {
    try {
      socket.setSoTimeout(500);
      while (socket.getInputStream().read() >= 0) {
        // What is left of an answer.
      }
      return false;
    } catch (SocketTimeoutException _) {
      return true;
    } catch (IOException _) {
      return false;
    }
  }
}

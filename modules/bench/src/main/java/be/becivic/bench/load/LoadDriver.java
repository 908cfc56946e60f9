package be.becivic.bench.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Keeps so many connections busy, each sending its next request as soon as the last is answered.
 *
 * @param servers each has as many of the connections as the next
 */
public record LoadDriver(List<URI> servers, int connections, int hopedFor) {

  public LoadDriver(URI server, int connections, int hopedFor) {
    this(List.of(server), connections, hopedFor);
  }

  public Load run(Duration duration, Supplier<RequestSource> sources) throws InterruptedException {
    long begin = System.nanoTime();
    long end = begin + duration.toNanos();
    var workers = new ArrayList<Worker>();
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < connections; i++) {
      var worker = new Worker(servers.get(i % servers.size()), sources.get(), end);
      workers.add(worker);
      threads.add(Thread.ofPlatform().name("load-" + i).start(worker));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return sum(workers, (System.nanoTime() - begin) / 1e9);
  }

  private static Load sum(List<Worker> workers, double seconds) {
    long[] sorted = Latencies.sorted(workers.stream().map(worker -> worker.latencies).toList());
    return new Load(
        sorted.length,
        workers.stream().mapToLong(worker -> worker.refused).sum(),
        workers.stream().mapToLong(worker -> worker.broken).sum(),
        seconds,
        sorted);
  }

  private final class Worker implements Runnable {
    private static final long PAUSE_MILLIS = 20;

    private final URI server;
    private final RequestSource source;
    private final long end;
    private final Latencies latencies = new Latencies();
    private long refused;
    private long broken;

    private Worker(URI server, RequestSource source, long end) {
      this.server = server;
      this.source = source;
      this.end = end;
    }

    @Override
    public void run() {
      while (isTimeLeft()) {
        try (KeptConnection connection = KeptConnection.open(server)) {
          while (isTimeLeft()) {
            sendOne(connection);
          }
        } catch (IOException _) {
          broken++;
          pause();
        }
      }
    }

    private void sendOne(KeptConnection connection) throws IOException {
      byte[] request = source.next();
      long sent = System.nanoTime();
      if (connection.send(request) == hopedFor) {
        latencies.add(System.nanoTime() - sent);
      } else {
        refused++;
      }
    }

    private boolean isTimeLeft() {
      return System.nanoTime() - end < 0;
    }

    /** A server that is gone must not make this spin. */
    private static void pause() {
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
  }
}

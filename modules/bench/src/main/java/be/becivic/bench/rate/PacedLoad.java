package be.becivic.bench.rate;

import be.becivic.bench.load.KeptConnection;
import be.becivic.bench.load.RequestSource;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.HdrHistogram.Histogram;

/**
 * Sends requests when they are due, however long earlier ones take, as strangers do. Time is
 * counted from when a request was due: a server that stands still for a second makes every request
 * that was due in it late, not only the one it was busy with.
 *
 * @param connections how many requests can be under way at once
 */
public record PacedLoad(List<URI> servers, int connections, int hopedFor) {
  private static final long LONGEST_MICROS = Duration.ofMinutes(1).toNanos() / 1_000;
  private static final int DIGITS = 3;

  public RateStep run(double rate, Duration duration, Supplier<RequestSource> sources)
      throws InterruptedException {
    long begin = System.nanoTime();
    long due = Math.max(1, Math.round(rate * duration.toNanos() / 1e9));
    var schedule = new Schedule(begin, duration.toNanos() / (double) due, due, new AtomicLong());
    var workers = new ArrayList<Worker>();
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < connections; i++) {
      var worker = new Worker(servers.get(i % servers.size()), sources.get(), schedule);
      workers.add(worker);
      threads.add(Thread.ofPlatform().name("paced-" + i).start(worker));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return sum(rate, workers, due, (System.nanoTime() - begin) / 1e9);
  }

  private static RateStep sum(double rate, List<Worker> workers, long due, double seconds) {
    var latencies = new Histogram(LONGEST_MICROS, DIGITS);
    workers.forEach(worker -> latencies.add(worker.latencies));
    long refused = workers.stream().mapToLong(worker -> worker.refused).sum();
    long broken = workers.stream().mapToLong(worker -> worker.broken).sum();
    long unsent = due - latencies.getTotalCount() - refused - broken;
    return new RateStep(rate, refused, broken, unsent, seconds, latencies);
  }

  /** Which request is due when; each is handed to one connection. */
  private record Schedule(long begin, double gapNanos, long due, AtomicLong next) {

    /** Waits until the next is due, and says when that was; nothing when the time is over. */
    OptionalLong awaitNext() {
      long number = next.getAndIncrement();
      if (number >= due || System.nanoTime() - begin > gapNanos * due) {
        return OptionalLong.empty();
      }
      long at = begin + (long) (number * gapNanos);
      for (long left = at - System.nanoTime(); left > 0; left = at - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      return OptionalLong.of(at);
    }
  }

  private final class Worker implements Runnable {
    private final URI server;
    private final RequestSource source;
    private final Schedule schedule;
    private final Histogram latencies = new Histogram(LONGEST_MICROS, DIGITS);
    private Optional<KeptConnection> connection = Optional.empty();
    private long refused;
    private long broken;

    private Worker(URI server, RequestSource source, Schedule schedule) {
      this.server = server;
      this.source = source;
      this.schedule = schedule;
    }

    @Override
    public void run() {
      byte[] request = source.next();
      for (OptionalLong due = schedule.awaitNext(); due.isPresent(); due = schedule.awaitNext()) {
        send(request, due.getAsLong());
        request = source.next();
      }
      hangUp();
    }

    private void send(byte[] request, long due) {
      try {
        if (connection.isEmpty()) {
          connection = Optional.of(KeptConnection.open(server));
        }
        if (connection.get().send(request) == hopedFor) {
          latencies.recordValue(Math.min(LONGEST_MICROS, (System.nanoTime() - due) / 1_000));
        } else {
          refused++;
        }
      } catch (IOException _) {
        broken++;
        hangUp();
      }
    }

    private void hangUp() {
      try (KeptConnection _ = connection.orElse(null)) {
        connection = Optional.empty();
      } catch (IOException _) {
        // It is of no more use in any case.
      }
    }
  }
}

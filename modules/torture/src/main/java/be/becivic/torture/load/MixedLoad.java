package be.becivic.torture.load;

import be.becivic.protocol.feedback.FeedbackType;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Agents and a maintainer at work, each thing at whichever server is up: single submissions over
 * HTTP and MCP, envelopes, votes, flags, cancellations, reading, and decisions at the desk. What
 * got no answer is sent again under its id.
 */
public final class MixedLoad implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofMillis(20);

  private final Ledger ledger;
  private final AgentWork work;
  private final DeskMaintainer maintainer;
  private final Path home;
  private final Supplier<List<URI>> servers;
  private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
  private volatile boolean isOver;

  /**
   * Says who takes part.
   *
   * @param home where Be Civic is installed, whose paths proposals are modelled on
   */
  public MixedLoad(
      Agent agent, Ledger ledger, Path home, String operatorToken, Supplier<List<URI>> servers) {
    this.ledger = ledger;
    this.work = new AgentWork(agent, ledger);
    this.maintainer = new DeskMaintainer(agent, ledger, operatorToken);
    this.home = home;
    this.servers = servers;
  }

  public MixedLoad start(int count) {
    for (int i = 0; i < count; i++) {
      workers.submit(this::takeTurns);
    }
    return this;
  }

  private void takeTurns() {
    while (!isOver) {
      List<URI> up = servers.get();
      if (!up.isEmpty()) {
        act(up.get(ThreadLocalRandom.current().nextInt(up.size())));
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }

  private void act(URI server) {
    int choice = ThreadLocalRandom.current().nextInt(200);
    if (choice < 40) {
      ledger.takeUnanswered().ifPresent(item -> work.hand(server, item));
    } else if (choice < 85) {
      work.hand(server, work.fresh(FeedbackType.CONCERN));
    } else if (choice < 105) {
      work.call(server, work.fresh(FeedbackType.CONCERN));
    } else if (choice < 125) {
      work.envelope(server);
    } else if (choice < 145) {
      work.hand(server, work.fresh(FeedbackType.VALIDATION));
    } else if (choice < 153) {
      work.hand(server, work.fresh(FeedbackType.FEEDBACK));
    } else if (choice < 156) {
      work.hand(server, HandedIn.aboutSomebody(ledger.nextNumber()));
    } else if (choice < 159) {
      work.hand(server, HandedIn.flag(ledger.nextNumber()));
    } else if (choice < 160) {
      work.hand(server, ProposedPath.numbered(home, ledger.nextNumber()));
    } else if (choice < 168) {
      maintainer.decideOne(server);
    } else if (choice < 188) {
      work.cancel(server);
    } else {
      work.read(server);
    }
  }

  /** Ends the work and sends again what never got an answer; every server must be up. */
  public void settle(Duration patience) {
    close();
    long end = System.nanoTime() + patience.toNanos();
    while (System.nanoTime() < end) {
      Optional<HandedIn> next = ledger.takeUnanswered();
      if (next.isEmpty()) {
        return;
      }
      List<URI> up = servers.get();
      work.hand(up.get(ThreadLocalRandom.current().nextInt(up.size())), next.get());
    }
    ledger.takeUnanswered().ifPresent(item -> ledger.wrong("no answer to " + item.type()));
  }

  @Override
  public void close() {
    isOver = true;
    workers.close();
  }
}

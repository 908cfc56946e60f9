package be.becivic.torture.load;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.torture.load.Agent.Reply;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/**
 * Agents at work, each thing at whichever server is up: single submissions over HTTP and MCP,
 * envelopes, votes, cancellations and reading. What got no answer is sent again under its id.
 */
public final class MixedLoad implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofMillis(20);
  private static final int SERVER_FAILURES = 500;
  private static final int TOO_MANY = 429;

  private final Agent agent;
  private final Ledger ledger;
  private final Supplier<List<URI>> servers;
  private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
  private volatile boolean isOver;

  public MixedLoad(Agent agent, Ledger ledger, Supplier<List<URI>> servers) {
    this.agent = agent;
    this.ledger = ledger;
    this.servers = servers;
  }

  public MixedLoad start(int count) {
    for (int i = 0; i < count; i++) {
      workers.submit(this::work);
    }
    return this;
  }

  private void work() {
    while (!isOver) {
      List<URI> up = servers.get();
      if (!up.isEmpty()) {
        act(up.get(ThreadLocalRandom.current().nextInt(up.size())));
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }

  private void act(URI server) {
    int choice = ThreadLocalRandom.current().nextInt(100);
    if (choice < 20) {
      ledger.takeUnanswered().ifPresent(item -> hand(server, item));
    } else if (choice < 45) {
      hand(server, fresh(FeedbackType.CONCERN));
    } else if (choice < 55) {
      call(server, fresh(FeedbackType.CONCERN));
    } else if (choice < 65) {
      envelope(server);
    } else if (choice < 75) {
      hand(server, fresh(FeedbackType.VALIDATION));
    } else if (choice < 80) {
      hand(server, fresh(FeedbackType.FEEDBACK));
    } else if (choice < 90) {
      cancel(server);
    } else {
      read(server);
    }
  }

  private HandedIn fresh(FeedbackType type) {
    return HandedIn.of(type, ledger.nextNumber());
  }

  private static Map<String, String> from(HandedIn item) {
    return Map.of("X-Forwarded-For", item.network());
  }

  /** Over HTTP, on its own. */
  private void hand(URI server, HandedIn item) {
    try {
      Reply reply = agent.post(server, item.collection(), item.json(), from(item));
      judge(item, reply, reply.status() < 300 ? token(reply.json()) : Optional.empty());
    } catch (IOException | RuntimeException _) {
      ledger.unanswered(item);
    }
  }

  private void judge(HandedIn item, Reply reply, Optional<String> token) {
    if (reply.status() == 201 || reply.status() == 200) {
      ledger.acknowledged(item, token);
    } else {
      ledger.unanswered(item);
      if (reply.status() < SERVER_FAILURES && reply.status() != TOO_MANY) {
        ledger.wrong(item.type() + " " + reply.status() + " " + reply.text());
      }
    }
  }

  private static Optional<String> token(JsonNode json) {
    return Optional.of(json.path("cancel_token").asString("")).filter(token -> !token.isEmpty());
  }

  private void call(URI server, HandedIn item) {
    try {
      Reply reply =
          agent.call(
              server, "submit_concern", item.json().deepCopy().put("mode", "stage"), from(item));
      JsonNode result = reply.json().path("result");
      if (reply.status() == 200 && !result.path("isError").asBoolean(true)) {
        ledger.acknowledged(item, token(result.path("structuredContent")));
      } else {
        ledger.unanswered(item);
      }
    } catch (IOException | RuntimeException _) {
      ledger.unanswered(item);
    }
  }

  private void envelope(URI server) {
    HandedIn first = fresh(FeedbackType.CONCERN);
    List<HandedIn> items =
        List.of(
            first,
            first.beside(FeedbackType.FEEDBACK, ledger.nextNumber()),
            first.beside(FeedbackType.RATING, ledger.nextNumber()));
    try {
      Reply reply = agent.post(server, "/api/feedback", HandedIn.envelope(items), from(first));
      JsonNode results = reply.json().path("results");
      for (int i = 0; i < items.size(); i++) {
        if (reply.status() == 200 && results.path(i).path("ok").asBoolean(false)) {
          ledger.acknowledged(items.get(i), token(results.path(i)));
        } else {
          ledger.unanswered(items.get(i));
        }
      }
    } catch (IOException | RuntimeException _) {
      items.forEach(ledger::unanswered);
    }
  }

  private void cancel(URI server) {
    ledger
        .takeCancellable()
        .ifPresent(
            entry -> {
              HandedIn item = entry.getKey();
              try {
                Reply reply =
                    agent.delete(server, item.collection() + "/" + item.id(), entry.getValue());
                if (reply.status() == 200) {
                  ledger.cancelled(item, Ledger.Standing.CANCELLED);
                } else if (reply.status() >= SERVER_FAILURES) {
                  ledger.cancelled(item, Ledger.Standing.PERHAPS_CANCELLED);
                }
              } catch (IOException | RuntimeException _) {
                ledger.cancelled(item, Ledger.Standing.PERHAPS_CANCELLED);
              }
            });
  }

  private void read(URI server) {
    try {
      Reply reply = agent.get(server, "/skills/" + HandedIn.REPORTED);
      if (reply.status() != 200) {
        ledger.wrong("page " + reply.status());
      }
    } catch (IOException _) {
      // The server went away; readers ask again.
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
      hand(up.get(ThreadLocalRandom.current().nextInt(up.size())), next.get());
    }
    ledger.takeUnanswered().ifPresent(item -> ledger.wrong("no answer to " + item.type()));
  }

  @Override
  public void close() {
    isOver = true;
    workers.close();
  }
}

package be.becivic.torture.load;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.torture.load.Agent.Reply;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What agents do, with everything they are promised written down. */
record AgentWork(Agent agent, Ledger ledger) {
  private static final int SERVER_FAILURES = 500;
  private static final int TOO_MANY = 429;
  private static final int NOTHING_THERE = 422;

  HandedIn fresh(FeedbackType type) {
    return HandedIn.of(type, ledger.nextNumber());
  }

  private static Map<String, String> from(HandedIn item) {
    return Map.of("X-Forwarded-For", item.network());
  }

  /** Over HTTP, on its own. */
  void hand(URI server, HandedIn item) {
    try {
      Reply reply = agent.post(server, item.collection(), item.json(), from(item));
      judge(item, reply, reply.status() < 300 ? token(reply.json()) : Optional.empty());
    } catch (IOException | RuntimeException _) {
      ledger.unanswered(item);
    }
  }

  private void judge(HandedIn item, Reply reply, Optional<String> token) {
    if (reply.status() == 201 || reply.status() == 200) {
      ledger.acknowledged(item, item.isAboutSomebody() ? Optional.empty() : token);
    } else if (!isDown(item, reply)) {
      ledger.unanswered(item);
      if (reply.status() < SERVER_FAILURES && reply.status() != TOO_MANY) {
        ledger.wrong(item.type() + " " + reply.status() + " " + reply.text());
      }
    }
  }

  /** Whether a flag came when the text was down already, so that there was nothing to flag. */
  private static boolean isDown(HandedIn item, Reply reply) {
    return item.isFlag() && reply.status() == NOTHING_THERE;
  }

  private static Optional<String> token(JsonNode json) {
    return Optional.of(json.path("cancel_token").asString("")).filter(token -> !token.isEmpty());
  }

  void call(URI server, HandedIn item) {
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

  void envelope(URI server) {
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

  void cancel(URI server) {
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

  void read(URI server) {
    try {
      Reply reply = agent.get(server, "/skills/" + HandedIn.REPORTED);
      if (reply.status() != 200) {
        ledger.wrong("page " + reply.status());
      }
    } catch (IOException _) {
      // The server went away; readers ask again.
    }
  }
}

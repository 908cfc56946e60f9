package be.becivic.harness.tool.review;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.ConsentRoute;
import be.becivic.harness.consent.Question;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.WaitingQuestions;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The review as a page of the conversation, and what that page sends back. */
public final class ReviewPage {
  public static final String URI = "ui://becivic/review";

  private final HarnessParts parts;
  private final Sending sending;
  private final WaitingQuestions waiting;

  public ReviewPage(HarnessParts parts, Sending sending, WaitingQuestions waiting) {
    this.parts = parts;
    this.sending = sending;
    this.waiting = waiting;
  }

  /** The model reads that something is shown; what is shown, and the nonce, only the page gets. */
  public ToolResult show(OpenSession session, List<BufferedItem> items) {
    ObjectNode meta = JsonNodeFactory.instance.objectNode();
    meta.put("nonce", parts.nonces().issue(session.id(), URI));
    meta.put("may_submit", session.rules().maySubmit());
    ArrayNode list = meta.putArray("items");
    for (BufferedItem item : items) {
      list.addObject()
          .put("id", item.id().toString())
          .put("digest", item.digest())
          .put("summary", item.summary())
          .put("text", item.text().orElse(""))
          .put("exactly", sending.words(item));
    }
    ArrayNode questions = meta.putArray("questions");
    waiting
        .listAll(session.id())
        .forEach(
            (request, words) ->
                questions.addObject().put("digest", request.digest()).put("words", words));
    return ToolResult.text(
            items.size()
                + " notes and "
                + questions.size()
                + " questions are shown to the person, who decides in the page.")
        .noting(meta);
  }

  /** The person's decisions, from the page. */
  public ToolResult decide(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    if (!parts.nonces().redeem(session.id(), URI, arguments.path("nonce").stringValue(""))) {
      return ToolResult.error("This page is too old or was sent before. Open the review again.");
    }
    for (JsonNode answer : arguments.path("answers")) {
      settle(session, answer);
    }
    List<BufferedItem> kept = new ArrayList<>();
    List<String> remarks = new ArrayList<>();
    for (JsonNode decision : arguments.path("decisions")) {
      decide(session, decision, remarks).ifPresent(kept::add);
    }
    if (!kept.isEmpty() && session.rules().maySubmit()) {
      remarks.add(
          sending.send(
              session.id(), session.agent(), session.capabilities(), session.buffer(), kept));
    }
    return ToolResult.text(remarks.isEmpty() ? "Decided." : String.join("\n", remarks));
  }

  private void settle(OpenSession session, JsonNode answer) {
    for (Map.Entry<ConsentRequest, String> each : waiting.listAll(session.id()).entrySet()) {
      if (each.getKey().digest().equals(answer.path("digest").stringValue(""))) {
        Question question = parts.consents().ask(each.getKey());
        if (answer.path("agree").asBoolean(false)) {
          parts.consents().grant(question, ConsentRoute.APP);
        } else {
          parts.consents().decline(question, ConsentRoute.APP);
        }
        waiting.remove(each.getKey());
      }
    }
  }

  /** The item if the person keeps exactly what they saw. */
  private Optional<BufferedItem> decide(
      OpenSession session, JsonNode decision, List<String> remarks) {
    Optional<BufferedItem> item =
        session.buffer().list().stream()
            .filter(each -> each.id().toString().equals(decision.path("id").stringValue("")))
            .filter(each -> each.digest().equals(decision.path("digest").stringValue("")))
            .findFirst();
    if (item.isEmpty()) {
      remarks.add("A note changed after it was shown; open the review again.");
      return Optional.empty();
    }
    Question question = parts.consents().ask(sending.request(session.id(), item.get()));
    switch (decision.path("decision").stringValue("")) {
      case "keep" -> {
        parts.consents().grant(question, ConsentRoute.APP);
        return item;
      }
      case "drop" -> {
        parts.consents().decline(question, ConsentRoute.APP);
        session.buffer().remove(Set.of(item.get().id()));
      }
      case "edit" -> {
        var changed = item.get().saying(decision.path("text").stringValue(""));
        if (session.buffer().put(changed) instanceof WriteResult.Stopped) {
          remarks.add("The new words look as if they identify someone, so they were not taken.");
        } else {
          remarks.add("The note was changed; open the review again to send it.");
        }
      }
      default -> remarks.add("A note was left undecided.");
    }
    return Optional.empty();
  }
}

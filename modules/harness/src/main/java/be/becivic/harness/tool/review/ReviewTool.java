package be.becivic.harness.tool.review;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.consent.ConsentRoute;
import be.becivic.harness.consent.Question;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.session.TrustClause;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.PersonQuestions;
import be.becivic.harness.tool.SessionTool;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.input.Elicitation;
import be.becivic.mcp.input.ElicitedAnswer;
import be.becivic.mcp.input.InputRequired;
import be.becivic.mcp.input.QuestionField;
import be.becivic.mcp.tool.ToolResult;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code review_and_submit}: the person looks at every item; what they keep is sent. */
public final class ReviewTool implements SessionTool {
  private static final int LONGEST_TEXT = 2000;

  private final HarnessParts parts;
  private final Sending sending;
  private final ReviewPage page;
  private final EarlierNotes earlier;

  public ReviewTool(HarnessParts parts, Sending sending, ReviewPage page) {
    this.parts = parts;
    this.sending = sending;
    this.page = page;
    this.earlier = new EarlierNotes(parts);
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    if (arguments.path("earlier").asBoolean(false) && session.tier().remembers()) {
      parts.loose().adopt(session.rules());
      earlier.takeIn(session);
    }
    List<BufferedItem> items = session.buffer().list();
    String claimed =
        context.input().state().isPresent()
            ? ""
            : report(session, items, arguments.path("person_approved"));
    if (context.terms().showsApps() && !context.canAsk()) {
      return page.show(session, items);
    }
    if (items.isEmpty()) {
      return ToolResult.text("Nothing waits to be reviewed.");
    }
    if (!session.rules().maySubmit()) {
      return ToolResult.error(
          "This session sends nothing: the scrub rules could not be fetched. The notes are kept for"
              + " a later session.");
    }
    if (!context.canAsk()) {
      return ToolResult.error(claimed + PersonQuestions.elsewhere(context, parts.machine()));
    }
    return ask(session, context);
  }

  /** What an agent says the person said is written down as that, and changes nothing. */
  private String report(OpenSession session, List<BufferedItem> items, JsonNode claimed) {
    Set<String> ids = new HashSet<>();
    claimed.valueStream().forEach(each -> ids.add(each.asString("")));
    List<BufferedItem> named =
        items.stream().filter(item -> ids.contains(item.id().toString())).toList();
    named.forEach(item -> parts.consents().report(sending.request(session.id(), item)));
    if (ids.isEmpty()) {
      return "";
    }
    return named.isEmpty()
        ? "None of the ids you name waits here, so nothing was noted. "
        : "Noted as reported by the agent; that submits nothing. ";
  }

  private ToolResult ask(OpenSession session, CallContext<LocalClient> context) {
    String remark = "";
    Optional<Question> asked = context.input().state().flatMap(Question::parse);
    Optional<BufferedItem> item = asked.flatMap(question -> find(session, question));
    if (item.isPresent()) {
      Optional<ElicitedAnswer> answer = context.input().answerTo(form(item.get(), ""));
      if (answer.isPresent()) {
        switch (answer.get()) {
          case ElicitedAnswer.Cancelled _ -> {
            return ToolResult.text("The person put the review away: nothing was decided or sent.");
          }
          case ElicitedAnswer.Declined _ -> drop(session, asked.get(), item.get());
          case ElicitedAnswer.Accepted(ObjectNode content) ->
              remark = decide(session, asked.get(), item.get(), content);
        }
      }
    }
    return next(session, remark);
  }

  private ToolResult next(OpenSession session, String remark) {
    List<BufferedItem> items = session.buffer().list();
    for (BufferedItem item : items) {
      var request = sending.request(session.id(), item);
      if (!parts.consents().isGranted(request)) {
        Question question = parts.consents().ask(request);
        return ToolResult.asking(
            new InputRequired(List.of(form(item, remark)), Optional.of(question.state())));
      }
    }
    if (items.isEmpty()) {
      return ToolResult.text("Everything was dropped; nothing was sent.");
    }
    String sent =
        sending.send(
            session.id(), session.agent(), session.capabilities(), session.buffer(), items);
    return ToolResult.text(
        sent + session.teach(TrustClause.REVIEW_BEFORE_SUBMIT).map(line -> " " + line).orElse(""));
  }

  private String decide(
      OpenSession session, Question question, BufferedItem item, ObjectNode content) {
    return switch (content.path("decision").stringValue("")) {
      case "keep" ->
          parts.consents().grant(question, ConsentRoute.FORM)
              ? ""
              : "That answer came too late or was used before. ";
      case "edit" -> {
        String words = content.path("text").stringValue("");
        WriteResult written =
            words.isBlank() ? WriteResult.kept() : session.buffer().put(item.saying(words));
        yield written instanceof WriteResult.Stopped
            ? "The new words look as if they identify someone, so they were not taken. "
            : "";
      }
      default -> {
        drop(session, question, item);
        yield "";
      }
    };
  }

  private void drop(OpenSession session, Question question, BufferedItem item) {
    parts.consents().decline(question, ConsentRoute.FORM);
    session.buffer().remove(Set.of(item.id()));
  }

  private static Optional<BufferedItem> find(OpenSession session, Question question) {
    return session.buffer().list().stream()
        .filter(item -> item.id().toString().equals(question.request().item()))
        .filter(item -> item.digest().equals(question.request().digest()))
        .findFirst();
  }

  private Elicitation form(BufferedItem item, String remark) {
    Map<String, String> choices = new LinkedHashMap<>();
    choices.put("keep", "Send it as it stands");
    choices.put("edit", "Say it differently, then ask me again");
    choices.put("drop", "Do not send it");
    return new Elicitation(
        item.id().toString(),
        remark + sending.words(item),
        List.of(
            new QuestionField.Choice("decision", "What should happen with it?", choices, true),
            new QuestionField.Text(
                "text", "The new words, if you change it", LONGEST_TEXT, false)));
  }
}

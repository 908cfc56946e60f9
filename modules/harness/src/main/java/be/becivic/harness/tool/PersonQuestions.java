package be.becivic.harness.tool;

import be.becivic.harness.consent.ConsentRequest;
import be.becivic.harness.consent.ConsentRoute;
import be.becivic.harness.consent.Consents;
import be.becivic.harness.consent.Question;
import be.becivic.harness.folder.LocalMachine;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.input.Elicitation;
import be.becivic.mcp.input.ElicitedAnswer;
import be.becivic.mcp.input.InputRequired;
import be.becivic.mcp.input.QuestionField;
import be.becivic.mcp.tool.ToolResult;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Asks the person for a yes: by a form, by a page, or on their own terminal. Never the model. */
public final class PersonQuestions {
  private static final String KEY = "agree";

  private final Consents consents;
  private final WaitingQuestions waiting;
  private final LocalMachine machine;

  public PersonQuestions(Consents consents, WaitingQuestions waiting, LocalMachine machine) {
    this.consents = consents;
    this.waiting = waiting;
    this.machine = machine;
  }

  /** Where it stands. */
  public sealed interface Agreement {
    /** The person said yes, and the yes is used up. */
    record Given() implements Agreement {}

    /** The person said no. */
    record Refused() implements Agreement {}

    /** The person has not said; the result asks them, or says how they can be asked. */
    record Open(ToolResult result) implements Agreement {}
  }

  public Agreement agree(ConsentRequest request, String words, CallContext<LocalClient> context) {
    return agree(request, words, words, context);
  }

  /**
   * The same, where the words themselves must not come to rest.
   *
   * @param resting what is kept of them while they wait for a page or a terminal
   */
  public Agreement agree(
      ConsentRequest request, String words, String resting, CallContext<LocalClient> context) {
    if (consents.spend(request)) {
      waiting.remove(request);
      return new Agreement.Given();
    }
    if (!context.canAsk()) {
      waiting.add(request, resting);
      return new Agreement.Open(ToolResult.error(elsewhere(context, machine)));
    }
    Elicitation form =
        new Elicitation(
            KEY, words, List.of(new QuestionField.YesNo("agree", "Do you agree?", true)));
    Optional<Question> asked =
        context.input().state().flatMap(Question::parse).filter(q -> q.request().equals(request));
    Optional<ElicitedAnswer> answer = asked.flatMap(_ -> context.input().answerTo(form));
    if (answer.isEmpty()) {
      return new Agreement.Open(ask(form, consents.ask(request)));
    }
    return switch (answer.get()) {
      case ElicitedAnswer.Accepted(ObjectNode content) when content.path("agree").booleanValue() ->
          consents.grant(asked.get(), ConsentRoute.FORM) && consents.spend(request)
              ? new Agreement.Given()
              : new Agreement.Open(ask(form, consents.ask(request)));
      case ElicitedAnswer.Accepted _, ElicitedAnswer.Declined _ -> {
        consents.decline(asked.get(), ConsentRoute.FORM);
        yield new Agreement.Refused();
      }
      case ElicitedAnswer.Cancelled _ ->
          new Agreement.Open(
              ToolResult.text("The person put the question away: nothing was decided."));
    };
  }

  /** How the person can be asked by a client that shows no forms. */
  public static String elsewhere(CallContext<LocalClient> context, LocalMachine machine) {
    return context.terms().showsApps()
        ? "The person has to agree themselves. Call review_and_submit: its page asks them. Then"
            + " call this again. What you say on their behalf does not count."
        : "The person has to agree themselves, and this client cannot ask them. Ask them to run"
            + " `"
            + machine.command("harness review")
            + "` in their own terminal, then call this again. What you say on their behalf does"
            + " not count.";
  }

  private static ToolResult ask(Elicitation form, Question question) {
    return ToolResult.asking(new InputRequired(List.of(form), Optional.of(question.state())));
  }
}

package be.becivic.mcp.example;

import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.input.Elicitation;
import be.becivic.mcp.input.ElicitedAnswer;
import be.becivic.mcp.input.InputRequired;
import be.becivic.mcp.input.QuestionField;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.mcp.tool.ToolSchema;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Tools that ask the person, under the names the suite knows. */
final class ExampleQuestions {
  private static final Elicitation NAME =
      new Elicitation(
          "user_name",
          "What is your name?",
          List.of(new QuestionField.Text("name", "Name", 100, true)));
  private static final Elicitation COLOUR =
      new Elicitation(
          "colour",
          "What is your favourite colour?",
          List.of(new QuestionField.Text("color", "Colour", 100, true)));
  private static final Elicitation CONFIRM =
      new Elicitation(
          "confirm", "Please confirm", List.of(new QuestionField.YesNo("ok", "Is it fine?", true)));

  private ExampleQuestions() {}

  static <A> Stream<Tool<A>> tools() {
    return Stream.of(
        tool("test_input_required_result_elicitation", ExampleQuestions::greet),
        tool("test_streaming_elicitation", ExampleQuestions::greet),
        tool("test_input_required_result_request_state", ExampleQuestions::confirm),
        tool("test_input_required_result_tampered_state", ExampleQuestions::confirm),
        tool("test_input_required_result_multi_round", ExampleQuestions::askTwice),
        tool("test_tool_with_progress", ExampleQuestions::report));
  }

  private interface Answering<A> {
    ToolResult answer(CallContext<A> context);
  }

  private static <A> Tool<A> tool(String name, Answering<A> handler) {
    return Tool.of(name, "Asks", ToolSchema.NOTHING, (_, context) -> handler.answer(context));
  }

  private static <A> ToolResult greet(CallContext<A> context) {
    if (!context.canAsk()) {
      return ToolResult.text("Nobody was asked.");
    }
    return context
        .input()
        .answerTo(NAME)
        .map(
            answer ->
                switch (answer) {
                  case ElicitedAnswer.Accepted(ObjectNode content) ->
                      ToolResult.text("Hello, " + content.get("name").stringValue() + "!");
                  case ElicitedAnswer.Declined _ -> ToolResult.text("Fine, no name.");
                  case ElicitedAnswer.Cancelled _ -> ToolResult.text("Some other time.");
                })
        .orElseGet(() -> asking(NAME, Optional.empty()));
  }

  private static <A> ToolResult confirm(CallContext<A> context) {
    return context.input().state().equals(Optional.of("waiting"))
            && context.input().answerTo(CONFIRM).isPresent()
        ? ToolResult.text("state-ok")
        : asking(CONFIRM, Optional.of("waiting"));
  }

  private static <A> ToolResult askTwice(CallContext<A> context) {
    if (context.input().state().isEmpty()) {
      return asking(NAME, Optional.of("first"));
    }
    if (context.input().state().get().equals("first")) {
      return context.input().answerTo(NAME).isPresent()
          ? asking(COLOUR, Optional.of("second"))
          : asking(NAME, Optional.of("first"));
    }
    return context.input().answerTo(COLOUR).isPresent()
        ? ToolResult.text("Both answered.")
        : asking(COLOUR, Optional.of("second"));
  }

  private static <A> ToolResult report(CallContext<A> context) {
    context.progress().report(0, 100, "begun");
    context.progress().report(50, 100, "half");
    context.progress().report(50, 100, "still half");
    context.progress().report(100, 100, "done");
    return ToolResult.text("Reported.");
  }

  private static ToolResult asking(Elicitation question, Optional<String> state) {
    return ToolResult.asking(new InputRequired(List.of(question), state));
  }
}

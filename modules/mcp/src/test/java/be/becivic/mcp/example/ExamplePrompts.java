package be.becivic.mcp.example;

import be.becivic.mcp.input.Elicitation;
import be.becivic.mcp.input.InputRequired;
import be.becivic.mcp.input.QuestionField;
import be.becivic.mcp.prompt.Prompt;
import be.becivic.mcp.prompt.PromptArgument;
import be.becivic.mcp.prompt.PromptMessage;
import be.becivic.mcp.prompt.PromptText;
import be.becivic.mcp.tool.Content;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The prompts the suite asks for. */
final class ExamplePrompts {
  private static final Elicitation CONTEXT =
      new Elicitation(
          "user_context",
          "What context should the prompt use?",
          List.of(new QuestionField.Text("context", "Context", 200, true)));

  private ExamplePrompts() {}

  static <A> Stream<Prompt<A>> all() {
    return Stream.of(
        Prompt.of(
            "test_simple_prompt",
            "Takes nothing",
            List.of(),
            (_, _) -> PromptText.of(PromptMessage.user("This is a simple prompt for testing."))),
        Prompt.of(
            "test_prompt_with_arguments",
            "Takes two texts",
            List.of(
                PromptArgument.required("arg1", "First test argument")
                    .completing(
                        (typed, _) ->
                            Stream.of("paris", "park").filter(o -> o.startsWith(typed)).toList()),
                PromptArgument.required("arg2", "Second test argument")),
            (given, _) ->
                PromptText.of(
                    PromptMessage.user(
                        "Prompt with arguments: arg1='%s', arg2='%s'"
                            .formatted(given.get("arg1"), given.get("arg2"))))),
        Prompt.of(
            "test_prompt_with_embedded_resource",
            "Takes an address",
            List.of(PromptArgument.required("resourceUri", "URI of the resource to embed")),
            (given, _) ->
                PromptText.of(
                    said(
                        new Content.Embedded(
                            ExampleServer.text(
                                given.get("resourceUri"),
                                "Embedded resource content for testing."))),
                    PromptMessage.user("Please process the embedded resource above."))),
        Prompt.of(
            "test_prompt_with_image",
            "Shows a picture",
            List.of(),
            (_, _) ->
                PromptText.of(
                    said(new Content.Image(ExampleServer.PIXEL, "image/png")),
                    PromptMessage.user("Please analyze the image above."))),
        Prompt.of(
            "test_input_required_result_prompt",
            "Asks before it answers",
            List.of(),
            (_, context) ->
                context
                    .input()
                    .answerTo(CONTEXT)
                    .map(_ -> PromptText.of(PromptMessage.user("As you said.")))
                    .orElseGet(
                        () ->
                            new PromptText.Asking(
                                new InputRequired(List.of(CONTEXT), Optional.empty())))));
  }

  private static PromptMessage said(Content content) {
    return new PromptMessage(PromptMessage.Role.USER, content);
  }
}

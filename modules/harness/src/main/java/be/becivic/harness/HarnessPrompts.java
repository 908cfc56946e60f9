package be.becivic.harness;

import be.becivic.harness.tool.LocalClient;
import be.becivic.mcp.prompt.Prompt;
import be.becivic.mcp.prompt.PromptArgument;
import be.becivic.mcp.prompt.PromptMessage;
import be.becivic.mcp.prompt.PromptText;
import java.util.List;

/** What people commonly want, to pick from a client's menu. */
final class HarnessPrompts {
  private HarnessPrompts() {}

  static List<Prompt<LocalClient>> list() {
    return List.of(
        Prompt.<LocalClient>of(
                "begin",
                "Begin a Belgian procedure",
                List.of(PromptArgument.required("task", "What you want to get done")),
                (given, _) ->
                    PromptText.of(
                        PromptMessage.user(
                            "Help me with this Belgian procedure: "
                                + given.get("task")
                                + ". Use Be Civic: call start_session first, then match_skills.")))
            .titled("Begin a procedure"),
        prompt(
            "continue",
            "Go on",
            "Go on where we were",
            "Let us go on with my Belgian procedure. Call start_session and pick up where my notes"
                + " say we were."),
        prompt(
            "deadlines",
            "My deadlines",
            "See which days are near, and get them into your calendar",
            "Which of my Belgian papers end or are due soon? Call start_session, then"
                + " track_deadline without arguments, and tell me where the calendar file is."),
        prompt(
            "dossier",
            "Dossier for the counter",
            "Put your papers together for an appointment",
            "Put my papers together for the counter. Call start_session, go through the documents"
                + " my procedure asks for with me, then use compile_dossier."),
        prompt(
            "review",
            "Review and close",
            "Look at what would be sent to Be Civic",
            "Show me what you noted for Be Civic with review_and_submit, then close the"
                + " session."));
  }

  private static Prompt<LocalClient> prompt(
      String name, String title, String description, String words) {
    return Prompt.<LocalClient>of(
            name, description, List.of(), (_, _) -> PromptText.of(PromptMessage.user(words)))
        .titled(title);
  }
}

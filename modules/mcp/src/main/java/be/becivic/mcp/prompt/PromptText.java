package be.becivic.mcp.prompt;

import be.becivic.mcp.input.InputRequired;
import java.util.List;

/** What a prompt gives. */
public sealed interface PromptText {

  /** The conversation's opening. */
  record Messages(List<PromptMessage> messages) implements PromptText {
    public Messages {
      messages = List.copyOf(messages);
    }
  }

  /** Nothing yet: the person has to be asked. */
  record Asking(InputRequired input) implements PromptText {}

  static PromptText of(PromptMessage... messages) {
    return new Messages(List.of(messages));
  }
}

package be.becivic.mcp.prompt;

import be.becivic.mcp.call.CallContext;
import java.util.Map;

/** Writes a prompt. */
@FunctionalInterface
public interface PromptHandler<A> {

  /**
   * Writes it.
   *
   * @param arguments all that are required, and none the prompt does not know
   */
  PromptText write(Map<String, String> arguments, CallContext<A> context);
}

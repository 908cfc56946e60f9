package be.becivic.citizen.client;

import java.util.List;

/** How a client starts the local server. */
public record ServerEntry(String command, List<String> arguments) {
  /** The name tools get in front of them: {@code mcp__becivic__…} (§24). */
  public static final String NAME = "becivic";

  public ServerEntry {
    arguments = List.copyOf(arguments);
  }
}

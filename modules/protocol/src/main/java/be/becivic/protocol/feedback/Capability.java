package be.becivic.protocol.feedback;

import java.util.Locale;
import java.util.Optional;

/** What an agent can say it is able to do (§6.7). */
public enum Capability {
  FILE_READ("Can read files the person provides"),
  STRUCTURED_OUTPUT("Can produce JSON that conforms to a given schema"),
  MULTI_TURN("Holds state across several turns of a conversation"),
  TOOL_EXECUTION("Can run local scripts, such as the pre-flight check"),
  WEB_FETCH("Can fetch arbitrary addresses"),
  PDF_GENERATION("Can produce PDF files"),
  VISION("Can read scanned documents and photos"),
  LOCAL_FILESYSTEM("Can read and write the person's files"),
  PATH_TRAVERSAL("Can walk the path directory, evaluate audiences and try sources in order"),
  PATH_HANDOFF("Can hand a step over to the person and resume afterwards");

  private final String wireName = name().toLowerCase(Locale.ROOT);
  private final String meaning;

  Capability(String meaning) {
    this.meaning = meaning;
  }

  public String wireName() {
    return wireName;
  }

  public String meaning() {
    return meaning;
  }

  public static Optional<Capability> parse(String wireName) {
    for (Capability capability : values()) {
      if (capability.wireName.equals(wireName)) {
        return Optional.of(capability);
      }
    }
    return Optional.empty();
  }
}

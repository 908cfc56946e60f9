package be.becivic.mcp.input;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What the person did with a form. */
public sealed interface ElicitedAnswer {

  /** Filled it in. */
  record Accepted(ObjectNode content) implements ElicitedAnswer {
    /** Says nothing of what was filled in. */
    @Override
    public String toString() {
      return "Accepted";
    }
  }

  /** Said no. */
  record Declined() implements ElicitedAnswer {}

  /** Put it away, which says nothing either way. */
  record Cancelled() implements ElicitedAnswer {}

  /** Reads a client's result; empty when it is none. */
  static Optional<ElicitedAnswer> parse(JsonNode result) {
    return switch (result.path("action").stringValue("")) {
      case "accept" -> accepted(result.path("content"));
      case "decline" -> Optional.of(new Declined());
      case "cancel" -> Optional.of(new Cancelled());
      default -> Optional.empty();
    };
  }

  private static Optional<ElicitedAnswer> accepted(JsonNode content) {
    if (content instanceof ObjectNode filled) {
      return Optional.of(new Accepted(filled));
    }
    return content.isMissingNode()
        ? Optional.of(new Accepted(JsonNodeFactory.instance.objectNode()))
        : Optional.empty();
  }
}

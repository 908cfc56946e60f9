package be.becivic.mcp.input;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A handler's word that it cannot go on before the person was asked. It is called again with the
 * answers, and with the state it wants to remember; in between it holds nothing.
 */
public record InputRequired(List<Elicitation> questions, Optional<String> state) {

  public InputRequired {
    questions = List.copyOf(questions);
    if (questions.isEmpty()) {
      throw new IllegalArgumentException("nothing is asked");
    }
  }

  /** The result of revisions in which the client asks and repeats its request. */
  public ObjectNode json(Optional<String> sealedState) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("resultType", "input_required");
    ObjectNode requests = json.putObject("inputRequests");
    for (Elicitation question : questions) {
      requests
          .putObject(question.key())
          .put("method", Elicitation.METHOD)
          .set("params", question.params());
    }
    sealedState.ifPresent(text -> json.put("requestState", text));
    return json;
  }
}

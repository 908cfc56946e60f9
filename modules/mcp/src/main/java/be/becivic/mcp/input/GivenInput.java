package be.becivic.mcp.input;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a request brings back of an earlier attempt at it.
 *
 * @param state what the handler asked to get back, checked and opened
 */
public record GivenInput(Map<String, ElicitedAnswer> answers, Optional<String> state) {
  /** The first attempt brings nothing. */
  public static final GivenInput NONE = new GivenInput(Map.of(), Optional.empty());

  public GivenInput {
    answers = Map.copyOf(answers);
  }

  /** The answer, if there is one and it fits the form; else the form is to be shown again. */
  public Optional<ElicitedAnswer> answerTo(Elicitation question) {
    return Optional.ofNullable(answers.get(question.key()))
        .filter(
            answer ->
                !(answer instanceof ElicitedAnswer.Accepted(ObjectNode content))
                    || question.admits(content));
  }

  /** Reads the answers of a request; empty when they are not what a client may send. */
  public static Optional<Map<String, ElicitedAnswer>> parseAnswers(JsonNode responses) {
    Map<String, ElicitedAnswer> answers = new HashMap<>();
    if (responses.isMissingNode()) {
      return Optional.of(answers);
    }
    if (!responses.isObject()) {
      return Optional.empty();
    }
    for (Map.Entry<String, JsonNode> each : responses.properties()) {
      Optional<ElicitedAnswer> answer = ElicitedAnswer.parse(each.getValue());
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      answers.put(each.getKey(), answer.get());
    }
    return Optional.of(answers);
  }
}

package be.becivic.cli.review;

import be.becivic.server.offline.OperatorDesk;
import java.io.PrintWriter;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Asks a desk and prints what it says: for a person, or as JSON. */
record DeskPrinter(DeskOptions options) {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int REFUSED = 1;

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  int show(String target, Function<JsonNode, String> words) {
    try (OperatorDesk desk = options.open()) {
      return print(desk.get(target), words);
    }
  }

  int act(String target, ObjectNode body, String question) {
    if (!options.confirms(question)) {
      options.spec().commandLine().getOut().println("Nothing was done.");
      return REFUSED;
    }
    try (OperatorDesk desk = options.open()) {
      return print(desk.post(target, body.put("confirm", true).toString()), ReviewText::done);
    }
  }

  int print(OperatorDesk.Answer answer, Function<JsonNode, String> words) {
    JsonNode body = JSON.readTree(answer.body());
    boolean isOk = answer.status() < 300;
    PrintWriter out =
        isOk || options.wantsJson()
            ? options.spec().commandLine().getOut()
            : options.spec().commandLine().getErr();
    if (options.wantsJson()) {
      out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(body));
    } else {
      out.println(SafeText.of(isOk ? words.apply(body) : ReviewText.problem(body)).stripTrailing());
    }
    out.flush();
    return isOk ? 0 : REFUSED;
  }
}

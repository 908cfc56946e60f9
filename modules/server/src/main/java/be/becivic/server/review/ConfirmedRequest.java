package be.becivic.server.review;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.StrictJson;
import be.becivic.server.operation.Call;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;

/** The body of a request that changes something for good, and that therefore says it is meant. */
record ConfirmedRequest(JsonNode body) {

  static Outcome<ConfirmedRequest> read(Call call) {
    return StrictJson.parse(call.body())
        .then(
            body -> {
              if (!body.isObject()) {
                return Outcome.refused(Rejection.schema("", "type"));
              }
              return body.path("confirm").equals(BooleanNode.TRUE)
                  ? Outcome.ok(new ConfirmedRequest(body))
                  : Outcome.refused(Rejection.missing("", "confirm"));
            });
  }

  Optional<String> find(String name) {
    return body.path(name).stringValueOpt();
  }

  Outcome<String> text(String name) {
    return body.has(name)
        ? find(name)
            .filter(text -> !text.isBlank())
            .map(Outcome::ok)
            .orElseGet(() -> Outcome.refused(Rejection.schema("/" + name, "type")))
        : Outcome.refused(Rejection.missing("", name));
  }
}

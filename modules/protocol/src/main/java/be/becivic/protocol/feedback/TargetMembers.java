package be.becivic.protocol.feedback;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** The two members a target travels in, wherever it does. */
public final class TargetMembers {
  public static final String TYPE = "target_type";
  public static final String ID = "target_id";

  private TargetMembers() {}

  /** Reads the pair; a refusal names the member that is wrong. */
  public static Outcome<Target> read(Optional<String> type, Optional<String> id) {
    if (type.isEmpty() || id.isEmpty()) {
      return Outcome.refused(Rejection.missing("", type.isEmpty() ? TYPE : ID));
    }
    Optional<TargetType> known = TargetType.parse(type.get());
    if (known.isEmpty()) {
      return Outcome.refused(
          Rejection.notAmong(
              "/" + TYPE,
              "enum",
              Stream.of(TargetType.values()).map(TargetType::wireName).toList()));
    }
    return Target.parse(known.get(), id.get())
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.schema("/" + ID, "pattern")));
  }

  public static ObjectNode write(ObjectNode json, Target target) {
    return json.put(TYPE, target.type().wireName()).put(ID, target.id());
  }
}

package be.becivic.server.read;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.UuidV7;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.ServedOperation;
import java.time.InstantSource;
import java.util.UUID;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Fresh ids for submissions and sessions. Nothing remembers them until something is handed in. */
record IdRead(InstantSource clock, RandomGenerator random) implements Read {
  private static final int MOST = 50;

  /** What an id is for, and how a number becomes one. */
  private record IdType(String name, Function<UUID, Record> id) {
    static IdType of(FeedbackType type) {
      return new IdType(type.wireName(), uuid -> new SubmissionId(type.idKind(), uuid));
    }
  }

  private static final Parameter<IdType> TYPE =
      Parameter.choice(
              "type",
              Stream.concat(
                  Stream.of(FeedbackType.values()).map(IdType::of),
                  Stream.of(new IdType("session", SessionId::new))),
              IdType::name)
          .required()
          .says("What the ids are for.");

  private static final Parameter<Integer> COUNT =
      Parameter.number("count", 1, MOST).otherwise(1).says("How many.");

  private static final Shape IDS =
      Shape.named(
          "Ids",
          """
          {
            "type": "object",
            "required": ["type", "ids"],
            "properties": {
              "type": { "type": "string" },
              "ids": { "type": "array", "items": { "type": "string" }, "description": "Use each once; keep it when you retry." }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("mint_ids", "/api/ids")
          .says("Fresh ids for submissions or a session, such as con_ and a UUIDv7.")
          .takes(TYPE, COUNT)
          .answers(200, "Ids nobody else was given", IDS)
          .asTool("Fresh ids", "mint_ids")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new IdRead(doors.clock(), doors.random()));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    IdType type = arguments.get(TYPE);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("type", type.name());
    ArrayNode ids = json.putArray("ids");
    for (int i = 0; i < arguments.get(COUNT); i++) {
      ids.add(type.id().apply(UuidV7.mint(clock.instant(), random)).toString());
    }
    return Outcome.ok(json);
  }
}

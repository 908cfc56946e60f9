package be.becivic.intake.internal.reading;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Something handed in that nobody has looked at yet. */
public sealed interface Received {

  /** What it says it is; nothing where it names no type that exists. */
  Optional<FeedbackType> findType();

  /** The id it gives itself; nothing where it has none of the right shape. */
  Optional<SubmissionId> findId();

  /** A request of its own, to the address of its type. */
  record Alone(FeedbackType type, byte[] body) implements Received {
    @Override
    public Optional<FeedbackType> findType() {
      return Optional.of(type);
    }

    @Override
    public Optional<SubmissionId> findId() {
      return Optional.empty();
    }
  }

  /** One of several in an envelope. */
  record Item(JsonNode json, Envelope envelope) implements Received {
    /** Analytics have an address of their own and are no item. */
    @Override
    public Optional<FeedbackType> findType() {
      return json.path("type")
          .stringValueOpt()
          .flatMap(FeedbackType::parse)
          .filter(type -> type != FeedbackType.ANALYTICS);
    }

    @Override
    public Optional<SubmissionId> findId() {
      return findType()
          .flatMap(
              type ->
                  json.path(type.idField())
                      .stringValueOpt()
                      .flatMap(id -> SubmissionId.parse(type.idKind(), id)));
    }

    /** Leaves the item out, so that it cannot reach a log. */
    @Override
    public String toString() {
      return "Item";
    }
  }
}

package be.becivic.library.reference;

import be.becivic.corpus.json.JsonFields;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.lifecycle.CohortAnchor;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What a submission's row is stamped with, so that later readers know what it was about. */
public final class CohortAnchors {
  private static final int NOT_TIME = 16;

  private CohortAnchors() {}

  public static Optional<String> of(
      FeedbackType type, JsonNode document, Optional<Artefact> artefact) {
    JsonFields fields = new JsonFields(document);
    Optional<String> id = fields.text("target_id");
    Optional<TargetType> target = fields.text("target_type").flatMap(TargetType::parse);
    if (type == FeedbackType.RATING && target.equals(Optional.of(TargetType.AGENT_PROTOCOL))) {
      return id;
    }
    if (type == FeedbackType.RATING && target.equals(Optional.of(TargetType.SESSION))) {
      return id.flatMap(SessionId::parse).map(CohortAnchors::day);
    }
    return artefact
        .filter(known -> target.equals(Optional.of(known.target().type())))
        .flatMap(Artefact::anchor)
        .map(CohortAnchor::toString);
  }

  /** The day a session started, which its id tells to the millisecond. */
  private static String day(SessionId session) {
    long millis = session.uuid().getMostSignificantBits() >>> NOT_TIME;
    return Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC).toLocalDate().toString();
  }
}

package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** From bytes to a submission of a given type: JSON, identity ban, schema. */
record Reader(Schemas schemas, IdentityBan ban) {

  /** A banned name is reported as such even where a closed schema would refuse it as unknown. */
  Outcome<Submission> read(FeedbackType type, byte[] body, Origin origin, Instant receivedAt) {
    return StrictJson.parse(body)
        .then(
            document ->
                ban.check(document)
                    .or(() -> schemas.check(SchemaName.of(type), document))
                    .map(Outcome::<Submission>refused)
                    .orElseGet(() -> typed(type, document, origin, receivedAt)));
  }

  private static Outcome<Submission> typed(
      FeedbackType type, JsonNode document, Origin origin, Instant receivedAt) {
    SubmissionId id =
        SubmissionId.parse(type.idKind(), document.get(type.idField()).stringValue()).orElseThrow();
    return instant(document.get("submitted_at").stringValue())
        .map(sentAt -> Outcome.ok(new Submission(type, id, document, sentAt, receivedAt, origin)))
        .orElseGet(() -> Outcome.refused(Rejection.schema("/submitted_at", "format")));
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(OffsetDateTime.parse(text).toInstant());
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}

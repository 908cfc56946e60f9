package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.json.PlainTimes;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.value.Hash;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** From JSON to a submission: identity ban, schema, and what a schema cannot say. */
record SubmissionReader(Schemas schemas, IdentityBan ban, KeyedHashes seals) {
  private static final String SUBMITTED_AT = "submitted_at";
  private static final int LONGEST_NOTES = 50 * 1024;

  Outcome<Submission> read(FeedbackType type, byte[] body, Arrival arrival) {
    return StrictJson.parse(body).then(document -> read(type, document, arrival));
  }

  /** A banned name is reported as such even where a closed schema would refuse it as unknown. */
  private Outcome<Submission> read(FeedbackType type, JsonNode document, Arrival arrival) {
    return ban.check(document)
        .or(() -> schemas.check(SchemaName.of(type), document))
        .map(Outcome::<Submission>refused)
        .orElseGet(
            () ->
                typed(type, document, document, submittedAt(document), arrival, Optional.empty()));
  }

  /** An item of an envelope; pointers are relative to the item. */
  Outcome<Submission> read(JsonNode item, Envelope envelope, Arrival arrival) {
    return ban.check(item)
        .or(() -> schemas.checkItem(item))
        .map(Outcome::<Submission>refused)
        .orElseGet(
            () -> {
              FeedbackType type = Envelope.findType(item).orElseThrow();
              JsonNode whole = envelope.complete(type, item);
              return typed(
                  type,
                  whole,
                  envelope.isClean() ? item : whole,
                  item.has(SUBMITTED_AT) ? submittedAt(item) : envelope.submittedAt(),
                  arrival,
                  Optional.of(envelope.session()));
            });
  }

  private Outcome<Submission> typed(
      FeedbackType type,
      JsonNode document,
      JsonNode unseen,
      Optional<Instant> submittedAt,
      Arrival arrival,
      Optional<Hash> session) {
    if (notes(document).getBytes(StandardCharsets.UTF_8).length > LONGEST_NOTES) {
      return Outcome.refused(Rejection.schema("/provenance/research_notes_markdown", "maxLength"));
    }
    SubmissionId id = id(type, document).orElseThrow();
    Optional<Hash> own =
        document
            .optional("session_id")
            .flatMap(JsonNode::stringValueOpt)
            .flatMap(SessionId::parse)
            .map(seals::session);
    return submittedAt
        .map(
            sent ->
                new Submission(type, id, document, unseen, sent, arrival, own.or(() -> session)))
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.schema("/submitted_at", "format")));
  }

  static Optional<SubmissionId> id(FeedbackType type, JsonNode document) {
    return document
        .path(type.idField())
        .stringValueOpt()
        .flatMap(text -> SubmissionId.parse(type.idKind(), text));
  }

  private static String notes(JsonNode document) {
    return document.path("provenance").path("research_notes_markdown").asString("");
  }

  static Optional<Instant> submittedAt(JsonNode document) {
    return PlainTimes.parseMoment(document.get(SUBMITTED_AT).stringValue());
  }
}

package be.becivic.intake;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** From bytes to an envelope whose items have not been looked at. */
record EnvelopeReader(Schemas schemas, IdentityBan ban, Scrubber scrubber, KeyedHashes seals) {

  Outcome<Envelope> read(byte[] body, boolean dryRun) {
    return StrictJson.parse(body).then(document -> read(document, dryRun));
  }

  private Outcome<Envelope> read(JsonNode document, boolean dryRun) {
    Optional<Rejection> refusal =
        ban.checkEnvelope(document)
            .or(() -> schemas.check(SchemaName.FEEDBACK_ENVELOPE, withoutItems(document)));
    if (refusal.isPresent()) {
      return Outcome.refused(refusal.get());
    }
    SessionId session = SessionId.parse(document.get("session_id").stringValue()).orElseThrow();
    return mode(document, dryRun)
        .map(mode -> Outcome.ok(envelope(document, session, mode)))
        .orElseGet(() -> Outcome.refused(Rejection.missing("", "mode")));
  }

  private Envelope envelope(JsonNode document, SessionId session, Mode mode) {
    return new Envelope(
        document,
        session,
        seals.session(session),
        SubmissionReader.submittedAt(document),
        scrubber.scan(Envelope.shared(document)).isEmpty(),
        mode);
  }

  /** Items are checked one by one: nothing in one of them may refuse the others. */
  private static JsonNode withoutItems(JsonNode document) {
    if (!(document instanceof ObjectNode members
        && members.get("items") instanceof ArrayNode items)) {
      return document;
    }
    ObjectNode own = JsonNodeFactory.instance.objectNode().setAll(members);
    ArrayNode hollow = own.putArray("items");
    items.forEach(_ -> hollow.addNull());
    return own;
  }

  /** Where both the body and the query say something, the body wins (§8.3.0a). */
  private static Optional<Mode> mode(JsonNode document, boolean dryRun) {
    return document
        .optional("mode")
        .map(mode -> mode.stringValue().equals(Mode.STAGE.wireName()) ? Mode.STAGE : Mode.VALIDATE)
        .or(() -> dryRun ? Optional.of(Mode.VALIDATE) : Optional.empty());
  }
}

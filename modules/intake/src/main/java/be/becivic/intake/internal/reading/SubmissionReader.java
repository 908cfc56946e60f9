package be.becivic.intake.internal.reading;

import be.becivic.intake.hash.KeyedHashes;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Provenance;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.value.Hash;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The first step: identity ban, schema, and what a schema cannot say. */
public final class SubmissionReader {
  private static final int LONGEST_NOTES = 50 * 1024;

  private final Schemas schemas;
  private final IdentityBan ban;
  private final InvisibleCheck invisible;
  private final KeyedHashes hashes;

  public SubmissionReader(Schemas schemas, KeyedHashes hashes) {
    this.schemas = schemas;
    this.ban = new IdentityBan(schemas.vocabulary());
    this.invisible = new InvisibleCheck(schemas.vocabulary());
    this.hashes = hashes;
  }

  public Outcome<Parsed> read(Received received, Arrival arrival) {
    return switch (received) {
      case Received.Alone(FeedbackType type, byte[] body) ->
          StrictJson.parse(body).then(document -> readAlone(type, document, arrival));
      case Received.Item item -> readItem(item, arrival);
    };
  }

  /** A banned name is reported as such even where a closed schema would refuse it as unknown. */
  private Outcome<Parsed> readAlone(FeedbackType type, JsonNode document, Arrival arrival) {
    return ban.check(document)
        .or(() -> schemas.check(SchemaName.of(type), document))
        .or(() -> invisible.refuse(document))
        .map(Outcome::<Parsed>refused)
        .orElseGet(
            () -> {
              var whole = new SubmissionDocument((ObjectNode) document, document);
              return parse(type, whole)
                  .map(parsed -> new Parsed(parsed, whole, arrival, ownSession(parsed)));
            });
  }

  /** Pointers are relative to the item. */
  private Outcome<Parsed> readItem(Received.Item item, Arrival arrival) {
    JsonNode json = item.json();
    return ban.check(json)
        .or(() -> schemas.checkItem(json))
        .or(() -> invisible.refuse(json))
        .map(Outcome::<Parsed>refused)
        .orElseGet(
            () -> {
              FeedbackType type = item.findType().orElseThrow();
              Envelope envelope = item.envelope();
              SubmissionDocument whole = envelope.complete(type, json);
              return parse(type, whole)
                  .map(parsed -> new Parsed(parsed, whole, arrival, session(parsed, envelope)));
            });
  }

  private static Outcome<Submission> parse(FeedbackType type, SubmissionDocument document) {
    return Submission.parse(type, document.whole())
        .then(
            submission ->
                hasLongNotes(submission)
                    ? Outcome.refused(
                        Rejection.schema("/provenance/research_notes_markdown", "maxLength"))
                    : Outcome.ok(submission));
  }

  /** A schema counts characters, and the notes are measured in bytes. */
  private static boolean hasLongNotes(Submission submission) {
    return submission
        .findProvenance()
        .map(Provenance::researchNotes)
        .filter(notes -> notes.getBytes(StandardCharsets.UTF_8).length > LONGEST_NOTES)
        .isPresent();
  }

  private Optional<Hash> ownSession(Submission submission) {
    return submission.header().session().map(hashes::session);
  }

  private Optional<Hash> session(Submission submission, Envelope envelope) {
    return ownSession(submission).or(() -> Optional.of(envelope.sessionHash()));
  }
}

package be.becivic.intake.internal.reading;

import be.becivic.intake.answer.Mode;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.Violation;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.identity.IdentityBan;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** From bytes to an envelope whose items have not been looked at. */
public final class EnvelopeReader {
  private static final List<String> SHARED =
      List.of(
          "submitted_at",
          "submitting_agent",
          "submission_contract_version",
          "declared_capabilities");

  private static final String MODE = "mode";

  /** Of the items of a refused envelope the first show what is wrong with all. */
  private static final int LOOKED_AT = 5;

  private static final Violation MISSING_MODE =
      new Violation(
          "", "required", Optional.of(MODE), Stream.of(Mode.values()).map(Mode::wireName).toList());

  private final Schemas schemas;
  private final IdentityBan ban;
  private final InvisibleCheck invisible;
  private final Scrubber scrubber;
  private final KeyedHashes hashes;

  public EnvelopeReader(Schemas schemas, Scrubber scrubber, KeyedHashes hashes) {
    this.schemas = schemas;
    this.ban = new IdentityBan(schemas.vocabulary());
    this.invisible = new InvisibleCheck(schemas.vocabulary());
    this.scrubber = scrubber;
    this.hashes = hashes;
  }

  public Outcome<Envelope> read(byte[] body, boolean dryRun) {
    return StrictJson.parse(body).then(document -> read(document, dryRun));
  }

  private Outcome<Envelope> read(JsonNode document, boolean dryRun) {
    JsonNode own = withoutItems(document);
    Optional<Rejection> refusal =
        ban.checkEnvelope(document)
            .or(() -> schemas.check(SchemaName.FEEDBACK_ENVELOPE, own))
            .or(() -> invisible.refuse(own));
    Optional<Mode> mode = mode(document, dryRun);
    if (refusal.isPresent()) {
      List<Violation> all = everything(refusal.get(), mode.isEmpty(), document);
      return Outcome.refused(refusal.get().with(all));
    }
    return mode.map(known -> Outcome.ok(envelope(document, known)))
        .orElseGet(() -> Outcome.refused(Rejection.missing("", MODE).with(List.of(MISSING_MODE))));
  }

  /**
   * With what is wrong in the items, which nobody else will look at. Only the query decides whether
   * the mode is missing, which the schema does not see.
   */
  private List<Violation> everything(Rejection refusal, boolean hasNoMode, JsonNode document) {
    if (refusal.violations().isEmpty()) {
      return List.of();
    }
    JsonNode items = document.path("items");
    Stream<Violation> inside =
        IntStream.range(0, Math.min(items.size(), LOOKED_AT))
            .boxed()
            .flatMap(
                index ->
                    schemas.checkItem(items.get(index)).stream()
                        .map(each -> each.below("/items/" + index))
                        .flatMap(each -> each.everything().stream()));
    return Stream.of(
            refusal.violations().stream(),
            hasNoMode ? Stream.of(MISSING_MODE) : Stream.<Violation>empty(),
            inside)
        .flatMap(each -> each)
        .toList();
  }

  private Envelope envelope(JsonNode document, Mode mode) {
    SessionId session = SessionId.parse(document.get("session_id").stringValue()).orElseThrow();
    ObjectNode shared = JsonNodeFactory.instance.objectNode();
    SHARED.forEach(name -> shared.set(name, document.get(name)));
    return new Envelope(
        session,
        hashes.session(session),
        mode,
        shared,
        scrubber.scan(shared).isEmpty(),
        document.get("items").valueStream().toList());
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
        .optional(MODE)
        .map(mode -> mode.asString("").equals(Mode.STAGE.wireName()) ? Mode.STAGE : Mode.VALIDATE)
        .or(() -> dryRun ? Optional.of(Mode.VALIDATE) : Optional.empty());
  }
}

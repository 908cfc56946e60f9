package be.becivic.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.fixtures.ShippedCorpus;
import be.becivic.intake.answer.EnvelopeAnswer;
import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.intake.hash.NetworkRange;
import be.becivic.intake.setup.IntakeSettings;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.intake.setup.NetworkSettings;
import be.becivic.intake.setup.SharedNetworks;
import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.engine.RecordsEngine;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** An intake on a real database with a clock that a test can move. */
final class Desk implements AutoCloseable, InstantSource {
  static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  static final ClientNetwork HERE = ClientNetwork.of(new byte[] {(byte) 192, 0, 2, 1});
  static final ClientNetwork THERE = ClientNetwork.of(new byte[] {(byte) 192, 0, 2, 2});
  static final KeyedHashes HASHES = new KeyedHashes(new byte[32], new SecureRandom());
  static final long MANY = 1_000_000;
  static final int BEFORE_MAINTAINER = 3;

  /** A network with many people behind it. */
  static final ClientNetwork HOSTED = ClientNetwork.of(new byte[] {(byte) 198, 51, 100, 7});

  static final SharedNetworks SHARED =
      new SharedNetworks(List.of(NetworkRange.of(new byte[] {(byte) 198, 51, 100, 0}, 24)), 3);

  static final LimitSettings GENEROUS = new LimitSettings(MANY, MANY, MANY, MANY, MANY, MANY, MANY);

  private static final Schemas SCHEMAS = Schemas.load();
  private static final Scrubber SCRUBBER = Scrubber.of(rules());

  private final AtomicReference<Instant> now = new AtomicReference<>(NOON);
  final Records records;
  final Intake intake;
  final Samples samples = new Samples(this);
  final List<SubmissionId> flagged = new ArrayList<>();

  private Desk(Records records, LimitSettings limits) {
    this.records = records;
    this.intake =
        new Intake(
            new Library(ShippedCorpus.LIVE, records),
            SCHEMAS,
            SCRUBBER,
            text -> text.contains("Zelda"),
            (vote, _) -> flagged.add(vote),
            (_, _) -> Outcome.ok(Optional.empty()),
            HASHES,
            new IntakeSettings(
                limits,
                Duration.ofHours(24),
                new NetworkSettings(PrefixWidths.DEFAULTS, 2, BEFORE_MAINTAINER, SHARED)),
            this);
  }

  static Desk open(Path folder, LimitSettings limits) {
    return open(new Location.Embedded(folder.resolve("test.db")), limits);
  }

  static Desk open(Location where, LimitSettings limits) {
    Records records = RecordsEngine.open(where);
    records.write(Samples::fillCatalogue);
    return new Desk(records, limits);
  }

  /** One more desk before a database that another has filled. */
  static Desk over(Records records, LimitSettings limits) {
    return new Desk(records, limits);
  }

  /** The same desk, where each write comes just after another. */
  Desk overtakenBy(Consumer<Tables> first) {
    return new Desk(new Overtaken(records, first), GENEROUS);
  }

  /** The same desk, where nothing can be written any more. */
  Desk withAFullDisk() {
    return new Desk(new Unwritable(records), GENEROUS);
  }

  @Override
  public Instant instant() {
    return now.get();
  }

  void pass(Duration time) {
    now.updateAndGet(instant -> instant.plus(time));
  }

  IntakeAnswer submit(String body) {
    return submit(body, HERE);
  }

  IntakeAnswer submit(String body, ClientNetwork origin) {
    return intake.submit(FeedbackType.FEEDBACK, body.getBytes(UTF_8), origin);
  }

  IntakeAnswer submit(JsonNode submission) {
    return submit(submission, HERE);
  }

  IntakeAnswer submit(JsonNode submission, ClientNetwork origin) {
    return intake.submit(Samples.type(submission), submission.toString().getBytes(UTF_8), origin);
  }

  /** The results of an envelope that was well-formed. */
  List<ItemResult> submitAll(JsonNode envelope) {
    return switch (intake.submitAll(envelope.toString().getBytes(UTF_8), false, HERE).outcome()) {
      case Outcome.Ok<EnvelopeAnswer.Results>(var results) -> results.items();
      case Outcome.Refused<EnvelopeAnswer.Results>(Rejection rejection) ->
          throw new AssertionError("refused: " + rejection);
    };
  }

  static Receipt receipt(IntakeAnswer answer) {
    return switch (answer.outcome()) {
      case Outcome.Ok<Receipt>(Receipt receipt) -> receipt;
      case Outcome.Refused<Receipt>(Rejection rejection) ->
          throw new AssertionError("refused: " + rejection);
    };
  }

  static Receipt.Staged staged(IntakeAnswer answer) {
    return switch (answer.outcome()) {
      case Outcome.Ok<Receipt>(Receipt.Staged staged) -> staged;
      case Outcome<Receipt> other -> throw new AssertionError("not staged: " + other);
    };
  }

  static Rejection rejection(IntakeAnswer answer) {
    return switch (answer.outcome()) {
      case Outcome.Refused<Receipt>(Rejection rejection) -> rejection;
      case Outcome.Ok<Receipt>(Receipt receipt) -> throw new AssertionError("accepted: " + receipt);
    };
  }

  static ErrorCategory category(IntakeAnswer answer) {
    return rejection(answer).category();
  }

  static String freshId() {
    return Samples.freshId("fbk_");
  }

  String feedback(String id) {
    return feedback(id, "The page was clear.");
  }

  String feedback(String id, String text) {
    return """
    {"schema_version": 1, "feedback_id": "%s", "submitted_at": "%s",
     "submitting_agent": "test-agent/1.0", "submission_contract_version": "2.1.0",
     "declared_capabilities": ["multi_turn", "structured_output"], "body": "%s"}\
    """
        .formatted(id, instant(), text);
  }

  private static ScrubRules rules() {
    return ScrubRules.parse(
        StrictJson.parseStored(
            ShippedCorpus.LIVE
                .current()
                .findFile("tools/scrub/regex-rules.json")
                .orElseThrow()
                .text()));
  }

  @Override
  public void close() {
    records.close();
  }
}

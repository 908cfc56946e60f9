package be.becivic.lifecycle;

import be.becivic.changes.ChangeOpener;
import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.fixtures.ShippedCorpus;
import be.becivic.library.Library;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.Retraction;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.upkeep.Expiry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Database, content and recogniser, all real, and a clock that stands still until it is set. */
public final class House implements AutoCloseable {
  public static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  public static final Hash SESSION = Hash.sha256(new byte[] {7});
  public static final Hash TOKEN = Hash.sha256(new byte[] {1});
  public static final Hash SUBMITTER = Hash.sha256(new byte[] {2});
  public static final Salt SALT = Salt.of(new byte[Salt.LENGTH]);
  public static final PersonRecogniser RECOGNISER = Recogniser.load();
  public static final Schemas SCHEMAS = Schemas.load();

  public final Records records;
  public final Library library;
  public Instant now = NOON;
  private final InstantSource clock = () -> now;

  public House(Records records) {
    this.records = records;
    this.library = new Library(ShippedCorpus.LIVE, records);
  }

  public static House embedded(Path folder) {
    return new House(RecordsEngine.open(new Location.Embedded(folder.resolve("test.db"))));
  }

  public CommitJob commitJob() {
    return new CommitJob(records, library, RECOGNISER, clock);
  }

  public CommitJob commitJob(ChangeOpener opener) {
    return new CommitJob(records, library, RECOGNISER, Optional.of(opener), clock);
  }

  public Holds holds() {
    return new Holds(records, library, SCHEMAS, RECOGNISER, clock);
  }

  public Retraction retraction() {
    return new Retraction(records, library, clock);
  }

  public Expiry upkeep() {
    return new Expiry(records, clock);
  }

  public void pass(Duration time) {
    now = now.plus(time);
  }

  public <T> T read(Function<Tables, T> look) {
    return records.read(look);
  }

  /** One look at what is there now. */
  public void check(Consumer<Tables> look) {
    records.read(
        tables -> {
          look.accept(tables);
          return true;
        });
  }

  /** One write; a failed assertion undoes it. */
  public void change(Consumer<Tables> work) {
    records.write(
        tables -> {
          work.accept(tables);
          return true;
        });
  }

  /** Stages a submission that is due now, as one of a session. */
  public SubmissionId stage(AcceptedSubmission submission) {
    return stage(submission, now);
  }

  public SubmissionId stage(AcceptedSubmission submission, Instant commitEta) {
    return records.write(
        tables -> {
          tables
              .staging()
              .insert(
                  new StagedSubmission(
                      submission.id(),
                      StagingState.STAGED,
                      submission.json(),
                      NOON.minus(Duration.ofDays(1)),
                      NOON.minus(Duration.ofDays(1)),
                      commitEta,
                      TOKEN,
                      SALT,
                      SUBMITTER,
                      submission.cohortAnchor(),
                      Optional.empty(),
                      Optional.of(SESSION)));
          return submission.id();
        });
  }

  /** Stages and commits, without the window in between. */
  public SubmissionId commit(AcceptedSubmission submission) {
    SubmissionId id = stage(submission);
    CommitJob.Result result = commitJob().run();
    if (result.committed() != 1) {
      throw new IllegalStateException("not committed: " + result);
    }
    return id;
  }

  public Revision<CatalogueValue> addValue(String json) {
    return addValue("test-fee", json);
  }

  Revision<CatalogueValue> addValue(String name, String json) {
    var content =
        new CatalogueValue(
            CatalogueValueType.INTEGER,
            json,
            Optional.of("EUR"),
            Optional.of("per applicant"),
            Optional.of("dvz-fees"));
    return records.write(
        tables ->
            tables
                .catalogue()
                .volatileValues()
                .insert(
                    name,
                    NewRevision.ours(
                        Optional.of(content), Status.STABLE, RevisionOrigin.SEED, NOON)));
  }

  public Revision<Citation> addReference() {
    var content =
        new Citation(
            "Fees for a stay",
            Optional.of("{\"fr\":\"Redevances\"}"),
            "https://www.ejustice.just.fgov.be/loi",
            Optional.empty(),
            Optional.of("2024000001"),
            Optional.of("primary"),
            Optional.empty());
    return records.write(
        tables ->
            tables
                .catalogue()
                .references()
                .insert(
                    "test-reference",
                    NewRevision.ours(
                        Optional.of(content), Status.STABLE, RevisionOrigin.SEED, NOON)));
  }

  public boolean isStaged(SubmissionId id) {
    return read(tables -> tables.staging().find(id)).isPresent();
  }

  public Optional<ReceiptState> receipt(SubmissionId id) {
    return read(tables -> tables.receipts().find(id)).map(row -> row.state());
  }

  public ReceiptState sessionState(SubmissionId id) {
    return read(tables -> tables.sessions().list(SESSION, Instant.EPOCH)).stream()
        .filter(row -> row.id().equals(id))
        .findFirst()
        .orElseThrow()
        .state();
  }

  @Override
  public void close() {
    records.close();
  }
}

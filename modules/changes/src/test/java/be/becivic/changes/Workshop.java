package be.becivic.changes;

import be.becivic.changes.ChangeOpener.Opening;
import be.becivic.changes.check.ShippedCheck;
import be.becivic.changes.check.StoredCatalogue;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.fixtures.Shipped;
import be.becivic.library.proposal.Proposal;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.snapshot.Restoration;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A database and a repository with the shipped corpus, and changes over both. */
public final class Workshop implements AutoCloseable {
  static final String SKILL = "sworn-translation";
  static final String MODEL = "consular-legalisation-foreign-document";
  public static final String FILE = "skills/sworn-translation/canonical.md";
  private static final Instant START = Instant.parse("2026-11-16T12:00:00Z");

  public final Records records;
  public final CorpusRepository repository;
  public final Changes changes;
  private final Path folder;
  private final Random random = new Random(5);
  private Instant now = START;

  public Workshop(Path folder) {
    this.folder = folder;
    records = RecordsEngine.open(new Location.Embedded(folder.resolve("becivic.db")));
    Restoration.fillIfEmpty(records, Shipped.CORPUS);
    repository = openRepository();
    changes = changes(UnaryOperator.identity());
  }

  /** One more process on the same repository. */
  public CorpusRepository openRepository() {
    return CorpusRepository.open(
        folder.resolve("corpus.git"), Shipped.FOLDER, InstantSource.fixed(START));
  }

  public Changes changes(UnaryOperator<Forge> wrapped) {
    return changes(repository, wrapped);
  }

  public Changes changes(CorpusRepository own, UnaryOperator<Forge> wrapped) {
    return new Changes(
        records, own, wrapped.apply(new LocalForge(own)), ShippedCheck.CHECK, this::tick);
  }

  public synchronized Instant tick() {
    now = now.plusSeconds(1);
    return now;
  }

  public StagedSubmission amendment(String from, String to) {
    ObjectNode document =
        document("skill").put("target_id", SKILL).put("rationale", "Clearer that way.");
    document
        .putObject("content")
        .put("amendment_subtype", "body")
        .put("skill_commit", repository.main().value())
        .put("body_diff", Diffs.replacing(Shipped.text(FILE), from, to));
    return stage(FeedbackType.AMENDMENT, document);
  }

  StagedSubmission draft(String id, String body) {
    ObjectNode document =
        document("skill").put("proposed_id", id).put("commit_message", "Propose a skill.");
    ObjectNode frontmatter =
        Shipped.CORPUS.findSkill(MODEL).orElseThrow().frontmatter().json().deepCopy();
    frontmatter.put("id", id).put("origin", "community");
    document.putObject("content").put("body", body).set("frontmatter", frontmatter);
    return stage(FeedbackType.DRAFT, document);
  }

  private static ObjectNode document(String targetType) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("schema_version", 4)
        .put("submitted_at", START.toString())
        .put("submitting_agent", "test/1.0")
        .put("submission_contract_version", "2.1.0")
        .put("target_type", targetType);
  }

  private StagedSubmission stage(FeedbackType type, ObjectNode document) {
    UUID uuid =
        new UUID(
            (0x0197_0000_0000L + random.nextInt(1_000_000)) << 16 | 0x7000 | random.nextInt(4096),
            0x8000_0000_0000_0000L | random.nextLong() >>> 2);
    SubmissionId id = new SubmissionId(type.idKind(), uuid);
    document.put(type.idField(), id.toString());
    Instant at = tick();
    StagedSubmission row =
        new StagedSubmission(
            id,
            StagingState.STAGED,
            document.toString(),
            at,
            at,
            at,
            Hash.sha256(new byte[] {1}),
            Salt.random(random),
            Hash.sha256(new byte[] {2}),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    records.write(
        tables -> {
          tables.staging().insert(row);
          return true;
        });
    return row;
  }

  /** The same once a person has looked at it. */
  StagedSubmission released(StagedSubmission row) {
    return new StagedSubmission(
        row.id(),
        StagingState.RELEASED,
        row.payload(),
        row.submittedAt(),
        row.receivedAt(),
        row.commitEta(),
        row.tokenHash(),
        row.salt(),
        row.submitterHash(),
        row.cohortAnchor(),
        row.lastAttempt(),
        Optional.empty());
  }

  Opening open(StagedSubmission row) {
    return changes.opener().open(row, new Proposal(FileChanges.none()));
  }

  /** What the commit job does once the change is open. */
  void commit(StagedSubmission row) {
    SubmittedChange change = SubmittedChange.of(row.id(), row.payload());
    Instant at = tick();
    records.write(
        tables -> {
          tables.staging().delete(row.id());
          if (row.id().kind() == SubmissionId.Kind.DRAFT) {
            tables
                .drafts()
                .insert(
                    new Draft(
                        tables.uids().mint(Uid.Kind.DRAFT),
                        row.id(),
                        change.target(),
                        row.payload(),
                        ProposalState.PENDING,
                        at,
                        at,
                        Optional.empty()));
          } else {
            tables
                .amendments()
                .insert(
                    new Amendment(
                        tables.uids().mint(Uid.Kind.AMENDMENT),
                        row.id(),
                        change.target(),
                        Optional.empty(),
                        row.payload(),
                        ProposalState.PENDING,
                        at,
                        at,
                        Optional.empty()));
          }
          return true;
        });
  }

  public ChangeRecord change(StagedSubmission row) {
    return records
        .read(tables -> tables.changes().find(ChangeKey.of(row.id()).value()))
        .orElseThrow();
  }

  public ProposalState state(StagedSubmission row) {
    return records.read(
        tables ->
            tables
                .amendments()
                .findBySubmission(row.id())
                .map(Amendment::state)
                .or(() -> tables.drafts().findBySubmission(row.id()).map(Draft::state))
                .orElseThrow());
  }

  public <T> T read(Function<Tables, T> work) {
    return records.read(work);
  }

  public StoredCatalogue catalogue() {
    return StoredCatalogue.read(records);
  }

  public Corpus main() {
    return Corpus.load(repository.files(repository.main()));
  }

  public String text(String path) {
    return main().findFile(path).orElseThrow().text();
  }

  @Override
  public void close() {
    repository.close();
    records.close();
  }
}

package be.becivic.upkeep;

import be.becivic.changes.Changes;
import be.becivic.changes.DirectChanges;
import be.becivic.changes.LocalForge;
import be.becivic.changes.SeededFolder;
import be.becivic.changes.check.ShippedCheck;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.fixtures.Shipped;
import be.becivic.library.Library;
import be.becivic.library.activity.Indexes;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.content.Concern;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;

/** A server's stores with the shipped corpus, and chores over them. */
final class Premises implements AutoCloseable {
  static final Instant START = Instant.parse("2026-11-16T12:00:00Z");
  static final String SKILL = "change-of-address";

  final Records records;
  final CorpusRepository repository;
  final Library library;
  private final LiveCorpus live;
  private final Random random = new Random(3);
  private Instant now = START;

  Premises(Path folder) {
    SeededFolder.copyInto(folder, START);
    records = RecordsEngine.open(new Location.Embedded(folder.resolve(SeededFolder.DATABASE)));
    repository =
        CorpusRepository.open(
            folder.resolve(SeededFolder.REPOSITORY), Shipped.FOLDER, InstantSource.fixed(START));
    live = new LiveCorpus(repository);
    library = new Library(live, records);
  }

  ChoreReport snapshot() {
    return run(SnapshotChore.of(records, this::changes, Shipped.scrubber()));
  }

  ChoreReport indexes() {
    return run(IndexChore.of(new Indexes(library), this::changes));
  }

  private DirectChanges changes() {
    return new Changes(
            records, repository, new LocalForge(repository), ShippedCheck.CHECK, () -> now)
        .direct();
  }

  ChoreReport run(Chore chore) {
    now = now.plus(Duration.ofHours(1));
    ChoreReport report = chore.run(Optional.empty());
    live.refresh();
    return report;
  }

  InstantSource clock() {
    return () -> now;
  }

  String text(String path) {
    return main().findFile(path).orElseThrow().text();
  }

  Corpus main() {
    return Corpus.load(repository.files(repository.main()));
  }

  void concern(String body, Instant at) {
    records.write(
        tables -> {
          tables
              .concerns()
              .insert(
                  new Concern(
                      tables.uids().mint(Uid.Kind.CONCERN),
                      id(SubmissionId.Kind.CONCERN),
                      Target.of(TargetType.SKILL, SKILL),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.of(SKILL + "@0.1.0"),
                      "{\"submitting_agent\":\"an-agent/1.0\",\"content\":{\"body\":\"%s\"}}"
                          .formatted(body),
                      at,
                      at));
          return true;
        });
  }

  void draft(String skill) {
    records.write(
        tables -> {
          tables
              .drafts()
              .insert(
                  new Draft(
                      tables.uids().mint(Uid.Kind.DRAFT),
                      id(SubmissionId.Kind.DRAFT),
                      Target.of(TargetType.SKILL, skill),
                      """
                      {"target_type":"skill","proposed_id":"%s","commit_message":"Add it.",
                       "submission_contract_version":"2.1.0",
                       "content":{"frontmatter":{"id":"%s"},"body":"Text."}}\
                      """
                          .formatted(skill, skill),
                      ProposalState.PENDING,
                      START,
                      START,
                      Optional.empty()));
          return true;
        });
  }

  void confirm(Instant at) {
    records.write(
        tables -> {
          Target target = Target.of(TargetType.SKILL, SKILL);
          byte[] address = new byte[Hash.LENGTH];
          random.nextBytes(address);
          return tables
              .validations()
              .insert(
                  new Validation(
                      id(SubmissionId.Kind.VALIDATION),
                      target,
                      library.find(tables, target).orElseThrow().cohort().key(),
                      Verdict.CONFIRM,
                      false,
                      false,
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.of(new Voter(Hash.of(address), Hash.of(address))),
                      Optional.empty(),
                      false,
                      "an-agent/1.0",
                      "2.1.0",
                      at,
                      at));
        });
  }

  private SubmissionId id(SubmissionId.Kind kind) {
    return new SubmissionId(
        kind,
        new UUID(random.nextLong() & ~0xF000L | 0x7000L, random.nextLong() >>> 2 | Long.MIN_VALUE));
  }

  @Override
  public void close() {
    repository.close();
    records.close();
  }
}

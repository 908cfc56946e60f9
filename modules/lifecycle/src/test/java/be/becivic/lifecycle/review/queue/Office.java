package be.becivic.lifecycle.review.queue;

import be.becivic.changes.Changes;
import be.becivic.changes.LocalForge;
import be.becivic.changes.SeededFolder;
import be.becivic.changes.check.ShippedCheck;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.fixtures.Shipped;
import be.becivic.library.Library;
import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.GitFreeWrites;
import be.becivic.lifecycle.House;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A maintainer's desk over real parts. */
final class Office implements AutoCloseable {
  private static final String MODEL = "birth-certificate-belgian";
  static final Target SKILL = Target.of(TargetType.SKILL, "marriage-declaration");

  /** A path that nothing requires; there is one once {@link #draft} is merged. */
  static final Target PATH = Target.of(TargetType.PATH, "library-card");

  static final Target SOURCE =
      Target.of(TargetType.PATH_SOURCE, "birth-certificate-belgian:mon-dossier-birth");
  static final String SECTION = "## Authoritative basis";
  static final Target VALUE = Target.of(TargetType.VOLATILE_VALUE, "val-00001");

  final Records records;
  final Library library;
  final Reviews reviews;
  private final CorpusRepository repository;
  final LiveCorpus live;
  final Changes changes;
  final CommitJob commits;
  private final Quarantine quarantine;
  final StateMachine machine;
  private Instant now = House.NOON;

  Office(Path folder) {
    InstantSource clock = () -> now;
    SeededFolder.copyInto(folder, House.NOON);
    Records stored =
        RecordsEngine.open(new Location.Embedded(folder.resolve(SeededFolder.DATABASE)));
    Path git = folder.resolve(SeededFolder.REPOSITORY);
    repository = CorpusRepository.open(git, Shipped.FOLDER, clock);
    records = new GitFreeWrites(stored, git);
    live = new LiveCorpus(repository);
    library = new Library(live, records);
    changes =
        new Changes(records, repository, new LocalForge(repository), ShippedCheck.CHECK, clock);
    machine =
        new StateMachine(
            library, repository, changes.system(), live::refresh, Thresholds.DEFAULTS, clock);
    quarantine = new Quarantine(records, machine, clock);
    var holds =
        new Holds(
            records,
            library,
            House.SCHEMAS,
            House.RECOGNISER,
            Optional.of(changes.opener()),
            clock);
    reviews = new Reviews(library, holds, changes, machine, live::refresh, clock);
    commits =
        new CommitJob(records, library, House.RECOGNISER, Optional.of(changes.opener()), clock);
  }

  /** Time passes between any two things a person does. */
  void later() {
    now = now.plus(Duration.ofMinutes(1));
  }

  Instant now() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  /** A text that names somebody and waits. */
  QueueItem held() {
    commit(AcceptedSubmission.concern("Mevrouw Annelies Vandenberghe refused my papers."));
    return only(ReviewClass.NER_HOLD);
  }

  /** A change of a skill that the checks refuse: it takes a section away. */
  QueueItem failing() {
    commit(AcceptedSubmission.bodyDiff(diff("Another heading").replace("\n", "\\n")));
    return only(ReviewClass.NER_HOLD);
  }

  /** Puts lines in the place of the heading of a section that every skill needs. */
  static String diff(String... lines) {
    List<String> before =
        Shipped.CORPUS
            .findSkill(AcceptedSubmission.SKILL)
            .orElseThrow()
            .file()
            .text()
            .lines()
            .toList();
    int at = before.indexOf(SECTION) + 1;
    return "--- a/canonical.md\n+++ b/canonical.md\n@@ -%d,1 +%d,%d @@\n-%s\n+%s\n"
        .formatted(at, at, lines.length, SECTION, String.join("\n+", lines));
  }

  /** Carries on what was let through. */
  void carryOn() {
    commits.run();
  }

  /** A proposal of a path that waits. */
  QueueItem draft() {
    ObjectNode entry =
        Shipped.CORPUS.paths().find(MODEL).orElseThrow().json().deepCopy().asObject();
    entry.remove(List.of("uid", "version", "version_pin", "previous_stable_sha"));
    entry.put("id", PATH.id()).put("status", "alpha").put("origin", "community");
    entry
        .path("sources")
        .forEach(
            each -> {
              each.asObject().put("post_handoff_observed", false).remove("notes");
              each.at("/actor/handoff").asObject().put("resumption", "Say what you received.");
            });
    ObjectNode document =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 4)
            .put("submitted_at", now.toString())
            .put("submitting_agent", "test/1.0")
            .put("submission_contract_version", "2.1.0")
            .put("target_type", "path")
            .put("proposed_id", PATH.id())
            .put("commit_message", "Propose a path.");
    document.putObject("content").set("entry", entry);
    var id = new SubmissionId(SubmissionId.Kind.DRAFT, AcceptedSubmission.vote().uuid());
    document.put("draft_id", id.toString());
    commit(new AcceptedSubmission(id, document.toString(), Optional.empty()));
    changes.job().run();
    return only(ReviewClass.DRAFT);
  }

  QueueItem message() {
    commit(AcceptedSubmission.feedback("The page was clear."));
    return only(ReviewClass.FEEDBACK);
  }

  /** A vote that pulls the skill. */
  QueueItem flagged() {
    SubmissionId vote = AcceptedSubmission.vote();
    records.write(
        tables -> {
          var artefact = library.find(tables, SKILL).orElseThrow();
          return tables
              .validations()
              .insert(
                  new Validation(
                      vote,
                      SKILL,
                      artefact.cohort().key(),
                      Verdict.REJECT,
                      true,
                      false,
                      Optional.empty(),
                      Optional.of("It tells the agent to ignore its user."),
                      Optional.empty(),
                      Optional.of(new Voter(House.SUBMITTER, House.SUBMITTER)),
                      Optional.empty(),
                      false,
                      "test/1",
                      "2.1.0",
                      now,
                      now));
        });
    quarantine.flagged(vote, House.SUBMITTER);
    return only(ReviewClass.INJECTION_FLAG);
  }

  QueueItem rotten() {
    return raised(ReviewKind.SOURCE_ROT, SOURCE, "2 of 2 recent voters say it does not work.");
  }

  QueueItem noticed() {
    return raised(ReviewKind.LINK_ROT, VALUE, "The page is gone.");
  }

  private QueueItem raised(ReviewKind kind, Target target, String note) {
    records.write(
        tables -> tables.review().open(kind, Optional.of(target), Optional.empty(), note, now));
    return only(ReviewClass.of(kind));
  }

  void commit(AcceptedSubmission submission) {
    records.write(
        tables -> {
          tables
              .staging()
              .insert(
                  new StagedSubmission(
                      submission.id(),
                      StagingState.STAGED,
                      submission.json(),
                      now,
                      now,
                      now,
                      House.TOKEN,
                      Salt.of(new byte[Salt.LENGTH]),
                      House.SUBMITTER,
                      submission.cohortAnchor(),
                      Optional.empty(),
                      Optional.empty()));
          return true;
        });
    CommitJob.Result result = commits.run();
    if (!result.failures().isEmpty()) {
      throw result.failures().getFirst();
    }
  }

  private QueueItem only(ReviewClass reviewClass) {
    List<QueueItem> items = reviews.list(new QueueFilter(Optional.of(reviewClass), true));
    if (items.size() != 1) {
      throw new IllegalStateException("not one item: " + items);
    }
    return items.getFirst();
  }

  Status status(Target target) {
    return records
        .read(tables -> library.find(tables, target))
        .orElseThrow()
        .status()
        .orElseThrow();
  }

  /** Everything the decision log says, as text. */
  List<String> log() {
    List<String> lines = new ArrayList<>();
    records.read(
        tables -> {
          tables
              .decisions()
              .forEach(row -> lines.add(row.decision().rule() + " " + row.decision().inputs()));
          return true;
        });
    return lines;
  }

  @Override
  public void close() {
    repository.close();
    records.close();
  }
}

package be.becivic.lifecycle.machine;

import be.becivic.changes.Changes;
import be.becivic.changes.Forge;
import be.becivic.changes.LandingOutcome;
import be.becivic.changes.LocalForge;
import be.becivic.changes.SeededFolder;
import be.becivic.changes.check.ShippedCheck;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.fixtures.Shipped;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingText;
import be.becivic.lifecycle.GitFreeWrites;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.PendingDecision;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.review.ReviewItem;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Database, repository and machine, all real, with voters and a clock that goes when told to. No
 * write can read the repository.
 */
final class Forum implements AutoCloseable {
  static final Instant START = Instant.parse("2026-11-16T12:00:00Z");
  static final Target SKILL = Target.of(TargetType.SKILL, "sworn-translation");
  static final Target PATH = Target.of(TargetType.PATH, "birth-certificate-belgian");
  static final Target SOURCE =
      Target.of(TargetType.PATH_SOURCE, "birth-certificate-belgian:mon-dossier-birth");

  private final Records stored;
  final Records records;
  final CorpusRepository repository;
  final LiveCorpus live;
  final Library library;
  final StateMachine machine;
  final Quarantine quarantine;
  private final TestVotes votes;
  final Target value;
  private final Random random = new Random(11);
  private Instant now = START;
  final InstantSource clock = () -> now;

  Forum(Path folder) {
    SeededFolder.copyInto(folder, START);
    stored = RecordsEngine.open(new Location.Embedded(folder.resolve(SeededFolder.DATABASE)));
    Path git = folder.resolve(SeededFolder.REPOSITORY);
    repository = CorpusRepository.open(git, Shipped.FOLDER, clock);
    records = new GitFreeWrites(stored, git);
    live = new LiveCorpus(repository);
    library = new Library(live, records);
    votes = new TestVotes(library, records, random, clock);
    machine = machine(UnaryOperator.identity(), live::refresh);
    quarantine = new Quarantine(records, machine, clock);
    value = Target.of(TargetType.VOLATILE_VALUE, addValue().toString());
  }

  /** One more machine on the same database and repository. */
  StateMachine machine(UnaryOperator<Forge> forge, Runnable followMain) {
    return machine(records, changes(forge), followMain);
  }

  /** The same on other records, such as some that count. */
  StateMachine machine(Records others, Changes changes, Runnable followMain) {
    return new StateMachine(
        new Library(live, others),
        repository,
        changes.system(),
        followMain,
        Thresholds.DEFAULTS,
        clock);
  }

  /** A machine that may run beside others: while it writes, they can read the repository. */
  StateMachine server() {
    return machine(stored, changes(stored, UnaryOperator.identity()), live::refresh);
  }

  Changes changes(UnaryOperator<Forge> forge) {
    return changes(records, forge);
  }

  Changes changes(Records others, UnaryOperator<Forge> forge) {
    Forge local = forge.apply(new LocalForge(repository));
    return new Changes(others, repository, local, ShippedCheck.CHECK, clock);
  }

  private Uid addValue() {
    NewRevision<CatalogueValue> first =
        NewRevision.ours(scalar(100), Status.ALPHA, RevisionOrigin.SEED, START);
    return records.write(t -> t.catalogue().volatileValues().insert("test-fee", first)).uid();
  }

  private static Optional<CatalogueValue> scalar(int number) {
    return Optional.of(CatalogueValue.of(CatalogueValueType.INTEGER, Integer.toString(number)));
  }

  /** Gives the value a stable past and a correction that is at alpha. */
  void correctValue(int number) {
    records.write(
        t -> {
          var values = t.catalogue().volatileValues();
          Uid uid = Uid.parse(value.id()).orElseThrow();
          values.revise(
              uid,
              NewRevision.ours(
                  Optional.of(scalar(100).orElseThrow()), Status.STABLE, RevisionOrigin.SEED, now));
          return values.revise(
              uid, NewRevision.ours(scalar(number), Status.ALPHA, RevisionOrigin.SEED, now));
        });
  }

  /** Edits a file of main as the system does. */
  CommitId edit(String file, UnaryOperator<String> edit) {
    LandingOutcome landed =
        changes(UnaryOperator.identity())
            .system()
            .land(
                ChangeKey.of(List.of("edit", file, Long.toString(random.nextLong()))),
                repository.main(),
                SKILL,
                "Edit " + file,
                main ->
                    Outcome.ok(
                        FileChanges.none()
                            .write(file, edit.apply(main.findFile(file).orElseThrow().text()))));
    if (!(landed instanceof LandingOutcome.Merged(CommitId commit))) {
      throw new IllegalStateException("not merged: " + landed);
    }
    live.refresh();
    return commit;
  }

  /** Pushes a file to main without any check, and without telling the library. */
  CommitId push(String file, UnaryOperator<String> edit) {
    CommitId main = repository.main();
    String text = edit.apply(main().findFile(file).orElseThrow().text());
    CommitId head =
        repository.writer().commit(main, FileChanges.none().write(file, text), "Push", now);
    repository.writer().moveMain(main, head);
    return head;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  Instant now() {
    return now;
  }

  SubmissionId confirm(Target target, int voter) {
    return vote(target, voter, Verdict.CONFIRM, false, false);
  }

  SubmissionId reject(Target target, int voter) {
    return vote(target, voter, Verdict.REJECT, false, false);
  }

  SubmissionId flag(Target target, int voter) {
    return vote(target, voter, Verdict.REJECT, true, false);
  }

  void confirmations(Target target, int count) {
    for (int voter = 0; voter < count; voter++) {
      confirm(target, voter);
    }
  }

  /** Confirms the change that is under review. */
  void confirmChange(Target target, int voter) {
    votes.cast(target, voter, TestVotes.Vote.of(Verdict.CONFIRM), Forum::ofChange);
  }

  /** Rejects the change that is under review. */
  void rejectChange(Target target, int voter) {
    votes.cast(target, voter, TestVotes.Vote.of(Verdict.REJECT), Forum::ofChange);
  }

  private static VotingText ofChange(Artefact artefact) {
    return artefact.underReview().orElseThrow();
  }

  SubmissionId vote(Target target, int voter, Verdict verdict, boolean flag, boolean postHandoff) {
    return votes.cast(
        target, voter, new TestVotes.Vote(verdict, flag, postHandoff), Artefact::ours);
  }

  Status status(Target target) {
    return find(target).status().orElseThrow();
  }

  Artefact find(Target target) {
    return records.read(t -> library.find(t, target)).orElseThrow();
  }

  /** Moves a source to a status without votes. */
  void stand(Target source, Status status) {
    records.write(
        t -> {
          SourceStanding standing =
              ((Artefact.OfSource) library.find(t, source).orElseThrow()).standing();
          t.sourceStandings()
              .put(
                  new SourceStanding(
                      standing.source(),
                      status,
                      now,
                      standing.postHandoffObserved(),
                      Optional.empty()));
          return true;
        });
  }

  Tally counts(Target target) {
    return machine.explain(target).orElseThrow().now().counts();
  }

  List<ChainedDecision> decisions(Target target) {
    return records.read(t -> t.decisions().list(target));
  }

  List<ReviewItem> reviews(Target target) {
    return records.read(t -> t.review().list(target));
  }

  List<PendingDecision> pending() {
    return records.read(t -> t.pendingDecisions().list());
  }

  ChainCheck chain() {
    return records.read(t -> t.decisions().verifyChain());
  }

  boolean hasSalt(Target target) {
    return records.read(t -> t.salts().findArtefact(target)).isPresent();
  }

  <T> T read(Function<Tables, T> work) {
    return records.read(work);
  }

  Corpus main() {
    return Corpus.load(repository.files(repository.main()));
  }

  /** How many commits main has beyond the first. */
  int commits() {
    int count = 0;
    CommitId commit = repository.main();
    while (true) {
      try {
        commit = repository.writer().parent(commit);
        count++;
      } catch (IllegalArgumentException _) {
        return count;
      }
    }
  }

  @Override
  public void close() {
    repository.close();
    records.close();
  }
}

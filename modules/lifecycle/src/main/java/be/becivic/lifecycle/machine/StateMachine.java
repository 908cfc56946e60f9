package be.becivic.lifecycle.machine;

import be.becivic.changes.SystemChanges;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.library.Library;
import be.becivic.library.lifecycle.ArtefactLifecycle;
import be.becivic.library.lifecycle.Assessment;
import be.becivic.lifecycle.former.FormerText;
import be.becivic.lifecycle.former.FormerTexts;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Moves artefacts as votes and time allow. A tick looks at what was voted on since the last one and
 * at what had to wait until now, and at nothing else.
 */
public final class StateMachine {
  private static final int MOST_AT_ONCE = 10_000;

  private final Records records;
  private final Library library;
  private final Thresholds thresholds;
  private final InstantSource clock;
  private final FormerTexts former;
  private final MainReader reader;
  private final ArtefactAssessment assessment;
  private final DecisionCompletion completion;
  private final TakenDownTexts takenDown;

  /**
   * @param followMain lets the library see what was just committed
   */
  public StateMachine(
      Library library,
      CorpusRepository repository,
      SystemChanges changes,
      Runnable followMain,
      Thresholds thresholds,
      InstantSource clock) {
    this.records = library.records();
    this.library = library;
    this.thresholds = thresholds;
    this.clock = clock;
    this.former = new FormerTexts(repository);
    this.reader = new MainReader(library, former);
    this.assessment = new ArtefactAssessment(library, thresholds);
    this.completion =
        new DecisionCompletion(
            records, reader, former, new StatusFlip(changes, former), followMain, clock);
    this.takenDown = new TakenDownTexts(library, repository);
  }

  /** Hides what decisions took down from readers, whether or not git has it yet. */
  public void hideTakenDown() {
    takenDown.hide();
  }

  /** Texts as they stood before decisions. */
  public FormerTexts former() {
    return former;
  }

  /** Finishes what was begun, then looks at everything that is due. */
  public Tick tick() {
    Progress progress = new Progress();
    for (PendingDecision pending : records.read(tables -> tables.pendingDecisions().list())) {
      progress.attempt(pending);
    }
    List<Target> due =
        records.read(tables -> tables.dueChecks().list(clock.instant(), MOST_AT_ONCE));
    for (Target target : due) {
      progress.run(() -> assess(target));
    }
    return progress.result(due.size());
  }

  /** Looks at one artefact now. */
  public Tick decide(Target target) {
    Progress progress = new Progress();
    progress.run(() -> assess(target));
    return progress.result(1);
  }

  /** The same without touching git: what goes down is hidden, and its commit is yet to come. */
  Tick begin(Target target) {
    DecisionsMade made = assess(target);
    takenDown.hide();
    return new Tick(
        1,
        made.decided(),
        made.pending().stream().map(pending -> pending.decision().target()).toList(),
        List.of());
  }

  /** Brings to git what was begun of an artefact. */
  public Tick finish(Target target) {
    Progress progress = new Progress();
    records.read(tables -> tables.pendingDecisions().find(target)).ifPresent(progress::attempt);
    return progress.result(1);
  }

  private DecisionsMade assess(Target target) {
    return reader.write(
        target,
        main -> tables -> Optional.of(assessment.assess(tables, main, target, clock.instant())));
  }

  /** Where an artefact stands, what it waits for, and every decision about it. */
  public Optional<ArtefactLifecycle> explain(Target target) {
    return records.read(
        tables -> library.lifecycles(tables, thresholds).find(target, clock.instant()));
  }

  /** What a tick would decide now. */
  public List<Assessment> preview() {
    Instant now = clock.instant();
    return records.read(
        tables -> TickPreview.of(library.lifecycles(tables, thresholds), tables, now));
  }

  /**
   * Carries out what a maintainer orders.
   *
   * @return refused when there is no such artefact or it cannot go there from where it is
   */
  public Outcome<Tick> order(MaintainerOrder order) {
    Outcome<DecisionsMade> begun =
        reader.write(
            order.target(),
            main -> {
              Optional<FormerText> text = findOrdered(order);
              return tables ->
                  Optional.of(MaintainerOrders.begin(tables, main, order, text, clock.instant()));
            });
    return begun.map(
        made -> {
          Progress progress = new Progress();
          progress.add(made);
          return progress.result(1);
        });
  }

  /** The text in git that an order puts back. */
  private Optional<FormerText> findOrdered(MaintainerOrder order) {
    return switch (order) {
      case MaintainerOrder.Revert(Target target, CommitId change) ->
          former.at(target, former.before(change));
      case MaintainerOrder.Restore(Target target, String version) ->
          former.findVersion(target, version);
      case MaintainerOrder.Quarantine _,
          MaintainerOrder.Deprecate _,
          MaintainerOrder.Reinstate _,
          MaintainerOrder.Vouch _ ->
          Optional.empty();
    };
  }

  /** Puts back what a flag pulled that turned out to be a false alarm. */
  Tick reinstate(Target target) {
    Progress progress = new Progress();
    progress.run(() -> undoPull(target));
    takenDown.hide();
    return progress.result(1);
  }

  private DecisionsMade undoPull(Target target) {
    return reader.write(
        target,
        main -> {
          Optional<DecisionRecord> pull =
              records.read(tables -> Reinstatement.findPull(tables, target));
          Optional<CommitId> textBefore = pull.flatMap(this::pulledText);
          return tables ->
              Reinstatement.findPull(tables, target).equals(pull)
                  ? Optional.of(undo(tables, main, pull, textBefore))
                  : Optional.empty();
        });
  }

  /** What the pull took away; where a change beside it went too, the text of ours alone. */
  private Optional<CommitId> pulledText(DecisionRecord pull) {
    DecisionInputs inputs = DecisionInputs.of(pull);
    return pull.to() == Status.QUARANTINED && inputs.restoredFrom().isPresent()
        ? inputs.restoredFrom()
        : inputs.commit().map(former::before);
  }

  private DecisionsMade undo(
      Tables tables,
      MainReading main,
      Optional<DecisionRecord> pull,
      Optional<CommitId> textBefore) {
    return pull.map(made -> Reinstatement.undo(tables, main, made, textBefore, clock.instant()))
        .orElseGet(DecisionsMade::new);
  }

  /** Gathers what comes of one target after the other, so that one failure stops none. */
  private final class Progress {
    private final List<ChainedDecision> decided = new ArrayList<>();
    private final List<Target> underWay = new ArrayList<>();
    private final List<RuntimeException> failures = new ArrayList<>();

    void run(Supplier<DecisionsMade> work) {
      try {
        add(work.get());
      } catch (RuntimeException failure) {
        failures.add(failure);
      }
    }

    void add(DecisionsMade made) {
      decided.addAll(made.decided());
      made.pending().forEach(this::attempt);
    }

    void attempt(PendingDecision pending) {
      boolean isTakeDown = TakenDownTexts.isTakeDown(pending.decision());
      try {
        if (isTakeDown) {
          takenDown.hide();
        }
        completion
            .finish(pending)
            .ifPresentOrElse(this::carriedOut, () -> underWay.add(pending.decision().target()));
        if (isTakeDown) {
          takenDown.hide();
        }
      } catch (RuntimeException failure) {
        failures.add(failure);
      }
    }

    /** A flag that was dismissed while its pull was under way takes nothing down. */
    private void carriedOut(ChainedDecision made) {
      decided.add(made);
      Target target = made.decision().target();
      if (records.read(tables -> Reinstatement.findPull(tables, target)).isPresent()) {
        run(() -> undoPull(target));
      }
    }

    Tick result(int looked) {
      return new Tick(looked, decided, underWay, failures);
    }
  }
}

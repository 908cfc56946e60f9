package be.becivic.lifecycle.machine;

import be.becivic.changes.SystemChanges;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.library.Library;
import be.becivic.library.lifecycle.ArtefactLifecycle;
import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.PendingDecision;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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
  private final ArtefactAssessment look;
  private final Reinstatement reinstatement;
  private final MaintainerOrders orders;
  private final DecisionCompletion completion;

  /**
   * @param followMain lets the library see what was just committed
   */
  public StateMachine(
      Records records,
      Library library,
      CorpusRepository repository,
      SystemChanges changes,
      Runnable followMain,
      Thresholds thresholds,
      InstantSource clock) {
    this.records = records;
    this.library = library;
    this.thresholds = thresholds;
    this.clock = clock;
    FormerTexts former = new FormerTexts(repository);
    DecisionEffects aftermath = new DecisionEffects(library);
    this.look = new ArtefactAssessment(library, thresholds, former, aftermath);
    this.reinstatement = new Reinstatement(library, former, aftermath);
    this.orders = new MaintainerOrders(library, aftermath);
    this.completion =
        new DecisionCompletion(
            records,
            library,
            new StatusFlip(changes, former),
            former,
            aftermath,
            followMain,
            clock);
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
      progress.run(tables -> look.at(tables, target, clock.instant()));
    }
    return progress.result(due.size());
  }

  /** Looks at one artefact now. */
  public Tick decide(Target target) {
    Progress progress = new Progress();
    progress.run(tables -> look.at(tables, target, clock.instant()));
    return progress.result(1);
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
    Outcome<DecisionsMade> found =
        records.write(tables -> orders.at(tables, order, clock.instant()));
    return found.map(
        begun -> {
          Progress progress = new Progress();
          progress.add(begun);
          return progress.result(1);
        });
  }

  /** Puts back what a flag pulled that turned out to be a false alarm. */
  Tick reinstate(Target target) {
    Progress progress = new Progress();
    progress.run(tables -> reinstatement.at(tables, target, clock.instant()));
    return progress.result(1);
  }

  /** Gathers what comes of one target after the other, so that one failure stops none. */
  private final class Progress {
    private final List<ChainedDecision> decided = new ArrayList<>();
    private final List<Target> underWay = new ArrayList<>();
    private final List<RuntimeException> failures = new ArrayList<>();

    void run(Function<Tables, DecisionsMade> work) {
      try {
        add(records.write(work));
      } catch (RuntimeException failure) {
        failures.add(failure);
      }
    }

    void add(DecisionsMade found) {
      decided.addAll(found.decided());
      found.pending().forEach(this::attempt);
    }

    void attempt(PendingDecision pending) {
      try {
        completion
            .finish(pending)
            .ifPresentOrElse(decided::add, () -> underWay.add(pending.decision().target()));
      } catch (RuntimeException failure) {
        failures.add(failure);
      }
    }

    Tick result(int looked) {
      return new Tick(looked, decided, underWay, failures);
    }
  }
}

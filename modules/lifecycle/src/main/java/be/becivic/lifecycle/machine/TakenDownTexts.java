package be.becivic.lifecycle.machine;

import be.becivic.changes.check.Versioning;
import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.library.Library;
import be.becivic.lifecycle.former.FormerTexts;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Hides texts from readers as soon as it is written down that they go. The commit that takes them
 * off main may be hours away, or on a main that is not served because something else is wrong with
 * it.
 */
public final class TakenDownTexts {
  private final Library library;
  private final CorpusRepository repository;
  private final FormerTexts former;

  public TakenDownTexts(Library library, CorpusRepository repository) {
    this.library = library;
    this.repository = repository;
    this.former = new FormerTexts(repository);
  }

  /** Hides what is to be hidden now, and shows again what is not any more. */
  public synchronized void hide() {
    List<DecisionRecord> decisions = list();
    library.takeAway(main -> files(main, decisions));
  }

  /** Whether a decision takes a text away from readers. */
  static boolean isTakeDown(DecisionRecord decision) {
    return DecisionEffects.isPull(decision)
        || DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_QUARANTINE)
        || DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_REVERT)
        || DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_RESTORE);
  }

  /**
   * What is not under way any more was committed before that was seen, so it is either among the
   * commits that are not served yet or on the main that is.
   */
  private List<DecisionRecord> list() {
    Records records = library.records();
    List<DecisionRecord> underWay = records.read(TakenDownTexts::underWay);
    Set<CommitId> unserved = unserved();
    List<DecisionRecord> all = new ArrayList<>();
    if (!unserved.isEmpty()) {
      all.addAll(records.read(tables -> carriedOut(tables, unserved)));
    }
    all.addAll(underWay);
    return all;
  }

  private static List<DecisionRecord> underWay(Tables tables) {
    return tables.pendingDecisions().list().stream()
        .map(PendingDecision::decision)
        .filter(TakenDownTexts::isTakeDown)
        .filter(decision -> !isFalseAlarm(tables, decision))
        .toList();
  }

  /** A person looked meanwhile: the text comes back as soon as git has seen it go. */
  private static boolean isFalseAlarm(Tables tables, DecisionRecord decision) {
    return DecisionWriter.isBy(decision, DecisionRule.QUARANTINE)
        && FlagReviews.areAllDismissed(tables, decision.target(), decision.cohort());
  }

  private Set<CommitId> unserved() {
    CommitId served = library.committed().corpus().commit().orElseThrow();
    CommitId main = repository.main();
    return served.equals(main) ? Set.of() : repository.since(served, main);
  }

  private static List<DecisionRecord> carriedOut(Tables tables, Set<CommitId> commits) {
    return commits.stream().flatMap(commit -> carriedOut(tables, commit)).toList();
  }

  private static Stream<DecisionRecord> carriedOut(Tables tables, CommitId commit) {
    return tables.changes().findMerged(commit.value()).map(ChangeRecord::target).stream()
        .flatMap(target -> tables.decisions().list(target).stream())
        .map(ChainedDecision::decision)
        .filter(TakenDownTexts::isTakeDown)
        .filter(made -> DecisionInputs.of(made).commit().equals(Optional.of(commit)));
  }

  /** What does not fit any more hides nothing: it is on main, or main says something else now. */
  private FileChanges files(Corpus main, List<DecisionRecord> decisions) {
    FileChanges all = FileChanges.none();
    Corpus state = main;
    for (DecisionRecord decision : decisions) {
      if (StatusFlip.files(state, decision, former)
          instanceof Outcome.Ok<FileChanges>(FileChanges files)) {
        all = all.plus(Versioning.bump(state, files, main.time()));
        state = main.movedTo(new ChangedFiles(main.files(), all));
      }
    }
    return all;
  }
}

package be.becivic.lifecycle.review.queue;

import be.becivic.changes.Changes;
import be.becivic.library.Library;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.machine.Tick;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.Retraction;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.records.Records;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.QueuedSubmission;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * The maintainer's queue: list, show, act. Every action is in the decision log, without a word of
 * what was held; an action that is done already is refused as an invalid transition.
 */
public final class Reviews {
  private static final int NEWEST = 50;

  private final Records records;
  private final Holds holds;
  private final Retraction retraction;
  private final StateMachine machine;
  private final InstantSource clock;
  private final ReviewQueue queue;
  private final ChangeActions changes;
  private final RepairTargets repair;
  private final ItemActions items;

  /**
   * @param followMain lets the library see what was just merged
   */
  public Reviews(
      Library library,
      Holds holds,
      Changes changes,
      StateMachine machine,
      Runnable followMain,
      InstantSource clock) {
    this.records = library.records();
    this.holds = holds;
    this.retraction = new Retraction(records, library, clock);
    this.machine = machine;
    this.clock = clock;
    this.queue =
        new ReviewQueue(
            records,
            library,
            holds,
            changes.job(),
            new ReviewedTexts(records, library, machine.former()));
    this.changes = new ChangeActions(records, changes.job(), changes.direct(), followMain, clock);
    this.repair = new RepairTargets(records, changes.direct());
    this.items =
        new ItemActions(
            queue,
            holds,
            this.changes,
            new Quarantine(records, machine, clock),
            new LoggedActions(records, clock));
  }

  public List<QueueItem> list(QueueFilter filter) {
    return queue.list(filter);
  }

  public Optional<ReviewedItem> find(ItemKey key) {
    return queue.find(key);
  }

  /** Opens an item by hand; only a decision about a provider or the protocol begins that way. */
  public Outcome<QueueItem> open(ReviewKind kind, String note) {
    if (kind != ReviewKind.PROVIDER_ELIGIBILITY && kind != ReviewKind.PROTOCOL_AMENDMENT) {
      return Outcome.refused(Rejection.schema("/kind", "enum"));
    }
    Instant now = clock.instant();
    return Outcome.ok(
        records.write(
            tables -> {
              ReviewItem item =
                  tables.review().open(kind, Optional.empty(), Optional.empty(), note, now);
              MaintainerLog.append(
                  tables,
                  MaintainerLog.reviewSubject(item.id()),
                  "maintainer_open",
                  MaintainerLog.inputs().put("review", item.id()).put("kind", kind.wireName()),
                  now);
              return QueueItem.of(item);
            }));
  }

  public ActionOutcome act(ItemKey key, ReviewAction action) {
    Optional<ActionOutcome> acted =
        switch (key) {
          case ItemKey.Message(Uid uid) ->
              records
                  .read(tables -> tables.feedbackChannel().find(uid))
                  .map(_ -> items.on(uid, action));
          case ItemKey.Numbered(long number) ->
              records
                  .read(tables -> tables.review().find(number))
                  .map(item -> items.on(item, action));
        };
    return acted.orElseGet(() -> ActionOutcome.refused(ErrorCategory.NOT_FOUND));
  }

  /**
   * Takes a committed row back for good, and the text of an amendment off main. What was in git
   * stays in its history (§8.6).
   */
  public ActionOutcome retract(Uid uid) {
    Optional<ActionOutcome> undone = repair.findMerged(uid).map(this::order);
    if (undone.isPresent() && !(undone.get() instanceof ActionOutcome.Done)) {
      return undone.get();
    }
    return retraction.retract(uid)
        ? new ActionOutcome.Done("maintainer_retract", uid + " is gone from the database.")
        : ActionOutcome.refused(ErrorCategory.NOT_FOUND);
  }

  /** Undoes one change, named by its key, by the commit that brought it or by its amendment. */
  public ActionOutcome revert(String change) {
    return repair
        .find(change)
        .map(this::order)
        .or(() -> repair.findCommit(change).map(changes::revert))
        .orElseGet(() -> ActionOutcome.refused(ErrorCategory.NOT_FOUND));
  }

  /** Takes an artefact down, retires it, or puts it back. */
  public ActionOutcome order(MaintainerOrder order) {
    DecisionRule rule =
        switch (order) {
          case MaintainerOrder.Quarantine _ -> DecisionRule.MAINTAINER_QUARANTINE;
          case MaintainerOrder.Deprecate _ -> DecisionRule.MAINTAINER_DEPRECATE;
          case MaintainerOrder.Reinstate _ -> DecisionRule.MAINTAINER_REINSTATE;
          case MaintainerOrder.Revert _ -> DecisionRule.MAINTAINER_REVERT;
          case MaintainerOrder.Restore _ -> DecisionRule.MAINTAINER_RESTORE;
          case MaintainerOrder.Vouch _ -> DecisionRule.MAINTAINER_VOUCH;
        };
    String did =
        order.target().id()
            + switch (order) {
              case MaintainerOrder.Quarantine _ -> " is taken down.";
              case MaintainerOrder.Deprecate _ -> " is retired.";
              case MaintainerOrder.Reinstate _ -> " is put back.";
              case MaintainerOrder.Revert _ -> " is without that change.";
              case MaintainerOrder.Restore(_, String version) -> " says what " + version + " said.";
              case MaintainerOrder.Vouch _ -> " has our word for its change.";
            };
    return ActionOutcome.of(
        publishable(order).then(machine::order), tick -> carriedOut(order, tick, rule, did));
  }

  /** What neither happened nor waits for the forge did not fit main. */
  private ActionOutcome carriedOut(
      MaintainerOrder order, Tick tick, DecisionRule rule, String did) {
    boolean isLost =
        tick.decided().isEmpty()
            && tick.failures().isEmpty()
            && records.read(tables -> tables.pendingDecisions().find(order.target())).isEmpty();
    return isLost
        ? new ActionOutcome.Unfit(
            "It does not fit main: the same place was edited since, or main says it already.")
        : ActionOutcome.of(tick, rule.wireName(), did);
  }

  private Outcome<MaintainerOrder> publishable(MaintainerOrder order) {
    return switch (order) {
      case MaintainerOrder.Quarantine(_, String reason) ->
          holds.publishable(reason, "/reason").map(_ -> order);
      case MaintainerOrder.Deprecate _,
          MaintainerOrder.Reinstate _,
          MaintainerOrder.Revert _,
          MaintainerOrder.Restore _,
          MaintainerOrder.Vouch _ ->
          Outcome.ok(order);
    };
  }

  /** Open changes, oldest first, or the newest whatever became of them. */
  public List<ChangeRecord> listChanges(boolean onlyOpen) {
    return records.read(
        tables -> onlyOpen ? tables.changes().listOpen() : tables.changes().listNewest(NEWEST));
  }

  /** What waits until another change of the same artefact is settled, longest first. */
  public List<QueuedSubmission> listWaiting() {
    return records.read(tables -> tables.queue().listWaiting());
  }

  public Optional<ReviewDetails.Proposed> findChange(ChangeKey key) {
    return records.read(tables -> tables.changes().find(key.value())).map(queue::proposed);
  }

  public ActionOutcome merge(ChangeKey key) {
    return changes.merge(key);
  }

  public ActionOutcome close(ChangeKey key) {
    return changes.close(key);
  }
}

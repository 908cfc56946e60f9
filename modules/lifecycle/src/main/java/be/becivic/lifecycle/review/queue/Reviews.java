package be.becivic.lifecycle.review.queue;

import be.becivic.library.Library;
import be.becivic.lifecycle.forge.ChangeKey;
import be.becivic.lifecycle.forge.Changes;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.lifecycle.machine.Order;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.Retraction;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Rule;
import be.becivic.records.Records;
import be.becivic.records.model.Change;
import be.becivic.records.model.ReviewItem;
import be.becivic.records.model.ReviewKind;
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
  private final Queue queue;
  private final ChangeActions changes;
  private final ItemActions items;

  /**
   * @param followMain lets the library see what was just merged
   */
  public Reviews(
      Records records,
      Library library,
      Holds holds,
      Changes changes,
      StateMachine machine,
      Quarantine quarantine,
      Runnable followMain,
      InstantSource clock) {
    this.records = records;
    this.holds = holds;
    this.retraction = new Retraction(records, library, clock);
    this.machine = machine;
    this.clock = clock;
    this.queue = new Queue(records, library, holds, changes.job());
    this.changes = new ChangeActions(records, changes.job(), followMain, clock);
    this.items =
        new ItemActions(queue, holds, this.changes, quarantine, new Notebook(records, clock));
  }

  public List<Item> list(Filter filter) {
    return queue.list(filter);
  }

  public Optional<Shown> find(ItemKey key) {
    return queue.find(key);
  }

  /** Opens an item by hand; only a decision about a provider or the protocol begins that way. */
  public Outcome<Item> open(ReviewKind kind, String note) {
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
              return Item.of(item);
            }));
  }

  public Acted act(ItemKey key, Action action) {
    Optional<Acted> acted =
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
    return acted.orElseGet(() -> Acted.refused(ErrorCategory.NOT_FOUND));
  }

  /** Takes a committed row back for good (§8.6 covers what is already in git). */
  public Acted retract(Uid uid) {
    return retraction.retract(uid)
        ? new Acted.Done("maintainer_retract", uid + " is gone from the database.")
        : Acted.refused(ErrorCategory.NOT_FOUND);
  }

  /** Takes an artefact down, retires it, or puts it back. */
  public Acted order(Order order) {
    Rule rule =
        switch (order) {
          case Order.Quarantine _ -> Rule.MAINTAINER_QUARANTINE;
          case Order.Deprecate _ -> Rule.MAINTAINER_DEPRECATE;
          case Order.Reinstate _ -> Rule.MAINTAINER_REINSTATE;
        };
    String did =
        order.target().id()
            + switch (order) {
              case Order.Quarantine _ -> " is taken down.";
              case Order.Deprecate _ -> " is retired.";
              case Order.Reinstate _ -> " is put back.";
            };
    return Acted.of(
        publishable(order).then(machine::order), tick -> Acted.of(tick, rule.wireName(), did));
  }

  private Outcome<Order> publishable(Order order) {
    return switch (order) {
      case Order.Quarantine(_, String reason) ->
          holds.publishable(reason, "/reason").map(_ -> order);
      case Order.Deprecate _, Order.Reinstate _ -> Outcome.ok(order);
    };
  }

  /** Open changes, oldest first, or the newest whatever became of them. */
  public List<Change> listChanges(boolean onlyOpen) {
    return records.read(
        tables -> onlyOpen ? tables.changes().listOpen() : tables.changes().listNewest(NEWEST));
  }

  public Optional<Details.Proposed> findChange(ChangeKey key) {
    return records.read(tables -> tables.changes().find(key.value())).map(queue::proposed);
  }

  public Acted merge(ChangeKey key) {
    return changes.merge(key);
  }

  public Acted close(ChangeKey key) {
    return changes.close(key);
  }
}

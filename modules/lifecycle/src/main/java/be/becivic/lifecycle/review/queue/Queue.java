package be.becivic.lifecycle.review.queue;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.lifecycle.forge.ChangeJob;
import be.becivic.lifecycle.forge.ChangeKey;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.lifecycle.review.Holds;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.model.ChainedDecision;
import be.becivic.records.model.Change;
import be.becivic.records.model.CohortTally;
import be.becivic.records.model.ReviewItem;
import be.becivic.records.model.Target;
import be.becivic.records.model.Validation;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what waits, and what there is to know about it. */
record Queue(Records records, Library library, Holds holds, ChangeJob changes) {
  private static final int MOST = 500;

  List<Item> list(Filter filter) {
    Comparator<Item> order =
        filter.open()
            ? Comparator.comparing(Item::openedAt)
            : Comparator.comparing((Item item) -> item.resolvedAt().orElseThrow()).reversed();
    return records
        .read(tables -> filter.open() ? open(tables) : resolved(tables))
        .filter(filter::takes)
        .sorted(order)
        .toList();
  }

  private static Stream<Item> open(Tables tables) {
    return Stream.concat(
        tables.review().listOpen().stream().map(Item::of),
        tables.feedbackChannel().listUntriaged(MOST).stream().map(Item::of));
  }

  private static Stream<Item> resolved(Tables tables) {
    return Stream.concat(
        tables.review().listResolved(MOST).stream().map(Item::of),
        tables.feedbackChannel().listNewest(MOST).stream()
            .map(Item::of)
            .filter(item -> !item.isOpen()));
  }

  Optional<Shown> find(ItemKey key) {
    return switch (key) {
      case ItemKey.Message(var uid) ->
          records.read(
              tables ->
                  tables
                      .feedbackChannel()
                      .find(uid)
                      .map(
                          row ->
                              new Shown(Item.of(row), new Details.Message(row), log(tables, key))));
      case ItemKey.Numbered(long number) ->
          records
              .read(tables -> tables.review().find(number))
              .map(
                  row ->
                      new Shown(
                          Item.of(row), details(row), records.read(tables -> log(tables, key))));
    };
  }

  static String subject(ItemKey key) {
    return switch (key) {
      case ItemKey.Message(var uid) -> uid.toString();
      case ItemKey.Numbered(long number) -> MaintainerLog.reviewSubject(number);
    };
  }

  private static List<ChainedDecision> log(Tables tables, ItemKey key) {
    return MaintainerLog.list(tables, subject(key));
  }

  private Details details(ReviewItem row) {
    return switch (ReviewClass.of(row.kind())) {
      case NER_HOLD ->
          row.submission()
              .flatMap(holds::find)
              .<Details>map(Details.Held::new)
              .orElseGet(Details.Nothing::new);
      case DRAFT -> findChange(row).<Details>map(this::proposed).orElseGet(Details.Nothing::new);
      case INJECTION_FLAG ->
          row.target()
              .<Details>map(target -> records.read(tables -> voted(tables, row, target)))
              .orElseGet(Details.Nothing::new);
      case FEEDBACK, PROVIDER_ELIGIBILITY, PROTOCOL_AMENDMENT, UPKEEP -> new Details.Nothing();
    };
  }

  Optional<Change> findChange(ReviewItem row) {
    return row.submission()
        .flatMap(id -> records.read(tables -> tables.changes().findBySubmission(id)));
  }

  Details.Proposed proposed(Change change) {
    return new Details.Proposed(change, changes.preview(new ChangeKey(change.id())));
  }

  /** The votes of the cohort that called, which a pull has put an end to. */
  private Details voted(Tables tables, ReviewItem row, Target target) {
    Optional<Artefact> artefact = library.find(tables, target);
    Optional<Validation> vote = row.submission().flatMap(tables.validations()::find);
    Optional<String> cohort =
        vote.map(Validation::cohort).or(() -> artefact.map(each -> each.cohort().key()));
    return new Details.Voted(
        artefact.flatMap(Artefact::status),
        vote,
        cohort
            .flatMap(key -> tables.tallies().find(target, key))
            .map(CohortTally::counts)
            .orElse(Tally.NONE),
        cohort.stream()
            .flatMap(key -> tables.validations().list(target, key).stream())
            .filter(Validation::injectionFlag)
            .toList());
  }
}

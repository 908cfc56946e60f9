package be.becivic.lifecycle.review.queue;

import be.becivic.changes.ChangeJob;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.lifecycle.review.Holds;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.vote.CohortTally;
import be.becivic.records.vote.Validation;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what waits, and what there is to know about it. */
record ReviewQueue(
    Records records, Library library, Holds holds, ChangeJob changes, ReviewedTexts texts) {
  private static final int MOST = 500;

  List<QueueItem> list(QueueFilter filter) {
    Comparator<QueueItem> order =
        filter.open()
            ? Comparator.comparing(QueueItem::openedAt)
            : Comparator.comparing((QueueItem item) -> item.resolvedAt().orElseThrow()).reversed();
    return records
        .read(tables -> filter.open() ? open(tables) : resolved(tables))
        .filter(filter::takes)
        .sorted(order)
        .toList();
  }

  private static Stream<QueueItem> open(Tables tables) {
    return Stream.concat(
        tables.review().listOpen().stream().map(QueueItem::of),
        tables.feedbackChannel().listUntriaged(MOST).stream().map(QueueItem::of));
  }

  private static Stream<QueueItem> resolved(Tables tables) {
    return Stream.concat(
        tables.review().listResolved(MOST).stream().map(QueueItem::of),
        tables.feedbackChannel().listNewest(MOST).stream()
            .map(QueueItem::of)
            .filter(item -> !item.isOpen()));
  }

  Optional<ReviewedItem> find(ItemKey key) {
    return switch (key) {
      case ItemKey.Message(var uid) ->
          records.read(
              tables ->
                  tables
                      .feedbackChannel()
                      .find(uid)
                      .map(
                          row ->
                              new ReviewedItem(
                                  QueueItem.of(row),
                                  new ReviewDetails.Message(row),
                                  log(tables, key))));
      case ItemKey.Numbered(long number) ->
          records
              .read(tables -> tables.review().find(number))
              .map(
                  row ->
                      new ReviewedItem(
                          QueueItem.of(row),
                          details(row),
                          records.read(tables -> log(tables, row))));
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

  /** What was done with a proposal is logged with its change, or with what came of it. */
  private static List<ChainedDecision> log(Tables tables, ReviewItem row) {
    Stream<ChainedDecision> ofChange =
        row.submission().flatMap(tables.changes()::findBySubmission).stream()
            .flatMap(
                change ->
                    Stream.concat(
                        MaintainerLog.list(tables, "change-" + change.id()).stream(),
                        tables.decisions().list(change.target()).stream()
                            .filter(made -> made.decision().inputs().contains(change.id()))));
    return Stream.concat(
            log(tables, new ItemKey.Numbered(row.id())).stream(),
            ReviewClass.of(row.kind()) == ReviewClass.DRAFT ? ofChange : Stream.empty())
        .sorted(Comparator.comparing(ChainedDecision::seq))
        .toList();
  }

  private ReviewDetails details(ReviewItem row) {
    return switch (ReviewClass.of(row.kind())) {
      case NER_HOLD ->
          row.submission()
              .flatMap(holds::find)
              .<ReviewDetails>map(ReviewDetails.Held::new)
              .orElseGet(ReviewDetails.Nothing::new);
      case DRAFT ->
          findChange(row).<ReviewDetails>map(this::proposed).orElseGet(ReviewDetails.Nothing::new);
      case INJECTION_FLAG ->
          row.target()
              .<ReviewDetails>map(target -> voted(row, target))
              .orElseGet(ReviewDetails.Nothing::new);
      case FEEDBACK, PROVIDER_ELIGIBILITY, PROTOCOL_AMENDMENT, UPKEEP ->
          new ReviewDetails.Nothing();
    };
  }

  Optional<ChangeRecord> findChange(ReviewItem row) {
    return row.submission()
        .flatMap(id -> records.read(tables -> tables.changes().findBySubmission(id)));
  }

  ReviewDetails.Proposed proposed(ChangeRecord change) {
    return new ReviewDetails.Proposed(change, changes.preview(new ChangeKey(change.id())));
  }

  /** The votes of the cohort that called, which a pull has put an end to. */
  private ReviewDetails voted(ReviewItem row, Target target) {
    Optional<String> cohort = records.read(tables -> cohort(tables, row, target));
    Optional<ReviewedText> text = texts.find(target, cohort);
    return records.read(tables -> voted(tables, row, target, cohort, text));
  }

  private Optional<String> cohort(Tables tables, ReviewItem row, Target target) {
    return row.submission()
        .flatMap(tables.validations()::find)
        .map(Validation::cohort)
        .or(() -> pulled(tables, row, target))
        .or(() -> library.find(tables, target).map(each -> each.cohort().key()));
  }

  /** The cohort whose votes took it down when the item was opened. */
  private static Optional<String> pulled(Tables tables, ReviewItem row, Target target) {
    return tables.decisions().list(target).stream()
        .map(ChainedDecision::decision)
        .filter(decision -> !decision.decidedAt().isAfter(row.openedAt()))
        .reduce((_, last) -> last)
        .filter(_ -> row.kind() == ReviewKind.PULL)
        .map(DecisionRecord::cohort);
  }

  private ReviewDetails voted(
      Tables tables,
      ReviewItem row,
      Target target,
      Optional<String> cohort,
      Optional<ReviewedText> text) {
    Optional<Artefact> artefact = library.find(tables, target);
    Optional<Validation> vote = row.submission().flatMap(tables.validations()::find);
    return new ReviewDetails.Voted(
        artefact.flatMap(Artefact::status),
        vote,
        cohort
            .flatMap(key -> tables.tallies().find(target, key))
            .map(CohortTally::counts)
            .orElse(Tally.NONE),
        cohort.stream()
            .flatMap(key -> tables.validations().list(target, key).stream())
            .filter(Validation::injectionFlag)
            .toList(),
        text);
  }
}

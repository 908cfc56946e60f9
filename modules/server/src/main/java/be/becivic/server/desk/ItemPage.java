package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.Details;
import be.becivic.lifecycle.review.queue.Filter;
import be.becivic.lifecycle.review.queue.Item;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.lifecycle.review.queue.Shown;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.model.ChainedDecision;
import be.becivic.records.model.FeedbackRow;
import be.becivic.records.model.Validation;
import be.becivic.site.view.desk.ItemDetails;
import be.becivic.site.view.desk.ItemView;
import be.becivic.site.view.desk.LogRow;
import be.becivic.site.view.desk.Piece;
import be.becivic.site.view.desk.QueueRow;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything there is to see of an item, and what can be done with it. */
record ItemPage(Reviews reviews, Lines lines) {

  ItemView view(Shown shown, String words) {
    Item item = shown.item();
    return new ItemView(
        lines.row(item),
        Words.title(item.reviewClass()),
        details(shown.details()),
        ItemChoices.of(shown),
        shown.log().stream().map(this::log).toList(),
        Optional.of(ItemChoices.note(item, words)),
        next(item));
  }

  /** The oldest of the same class, or the oldest there is. */
  private Optional<QueueRow> next(Item item) {
    return reviews.list(Filter.WAITING).stream()
        .filter(other -> !other.key().equals(item.key()))
        .min(
            Comparator.comparing((Item other) -> other.reviewClass() != item.reviewClass())
                .thenComparing(Item::openedAt))
        .map(lines::row);
  }

  private LogRow log(ChainedDecision row) {
    return new LogRow(
        lines.when(row.decision().decidedAt()),
        Words.plain(row.decision().rule()),
        Piece.of(row.decision().inputs()));
  }

  private ItemDetails details(Details details) {
    return switch (details) {
      case Details.Held(var document) -> new HeldTexts(document).details();
      case Details.Proposed proposed ->
          new ItemDetails.Proposed(new ChangePage(lines).view(proposed, List.of()));
      case Details.Voted voted -> voted(voted);
      case Details.Message(FeedbackRow row) ->
          new ItemDetails.Message(message(row), Piece.of(row.body()));
      case Details.Nothing _ -> new ItemDetails.Nothing();
    };
  }

  private ItemDetails voted(Details.Voted voted) {
    Tally tally = voted.tally();
    return new ItemDetails.Voted(
        voted.status().map(Status::wireName).orElse("gone"),
        List.of(
            line("confirm", tally.confirms()),
            line("reject", tally.rejects()),
            line("flag an injection", tally.injectionFlags()),
            line("networks", tally.distinct())),
        voted.flags().stream().map(this::vote).toList(),
        voted.vote().map(this::vote));
  }

  private static ItemDetails.Line line(String name, long number) {
    return new ItemDetails.Line(name, Piece.of(Long.toString(number)));
  }

  private ItemDetails.Vote vote(Validation vote) {
    return new ItemDetails.Vote(
        vote.injectionFlag() ? "flagged" : vote.verdict().wireName(),
        lines.when(vote.appliedAt()),
        vote.submittingAgent(),
        Piece.of(vote.injectionReason().orElse("")),
        Piece.of(vote.rationale().orElse("")));
  }

  static List<ItemDetails.Line> message(FeedbackRow row) {
    return Stream.of(
            row.topic().map(topic -> new ItemDetails.Line("topic", Piece.of(topic))),
            row.pointer().map(place -> new ItemDetails.Line("about", Piece.of(place))),
            Optional.of(new ItemDetails.Line("sent by", Piece.of(row.submittingAgent()))))
        .flatMap(Optional::stream)
        .toList();
  }
}

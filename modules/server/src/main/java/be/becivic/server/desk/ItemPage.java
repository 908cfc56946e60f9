package be.becivic.server.desk;

import be.becivic.corpus.diff.TextDiff;
import be.becivic.lifecycle.review.queue.QueueFilter;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.lifecycle.review.queue.ReviewedItem;
import be.becivic.lifecycle.review.queue.ReviewedText;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.vote.Validation;
import be.becivic.site.view.desk.ItemDetails;
import be.becivic.site.view.desk.ItemView;
import be.becivic.site.view.desk.LogRow;
import be.becivic.site.view.desk.QueueRow;
import be.becivic.site.view.desk.text.FileDiff;
import be.becivic.site.view.desk.text.TextPiece;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything there is to see of an item, and what can be done with it. */
record ItemPage(Reviews reviews, DeskRows lines) {

  ItemView view(ReviewedItem shown, String words) {
    QueueItem item = shown.item();
    return new ItemView(
        lines.row(item),
        DeskWords.title(item.reviewClass()),
        details(shown.details()),
        ItemChoices.of(shown),
        shown.log().stream().map(this::log).toList(),
        Optional.of(ItemChoices.note(item, words)),
        next(item));
  }

  /** The oldest of the same class, or the oldest there is. */
  private Optional<QueueRow> next(QueueItem item) {
    return reviews.list(QueueFilter.WAITING).stream()
        .filter(other -> !other.key().equals(item.key()))
        .min(
            Comparator.comparing((QueueItem other) -> other.reviewClass() != item.reviewClass())
                .thenComparing(QueueItem::openedAt))
        .map(lines::row);
  }

  private LogRow log(ChainedDecision row) {
    return new LogRow(
        lines.when(row.decision().decidedAt()),
        DeskWords.plain(row.decision().rule()),
        TextPiece.of(row.decision().inputs()));
  }

  private ItemDetails details(ReviewDetails details) {
    return switch (details) {
      case ReviewDetails.Held(var document) -> new HeldTexts(document).details();
      case ReviewDetails.Proposed proposed ->
          new ItemDetails.Proposed(new ChangePage(lines).view(proposed, List.of()));
      case ReviewDetails.Voted voted -> voted(voted);
      case ReviewDetails.Message(FeedbackRow row) ->
          new ItemDetails.Message(message(row), TextPiece.of(row.body()));
      case ReviewDetails.Nothing _ -> new ItemDetails.Nothing();
    };
  }

  private ItemDetails voted(ReviewDetails.Voted voted) {
    Tally tally = voted.tally();
    return new ItemDetails.Voted(
        voted.status().map(Status::wireName).orElse("gone"),
        List.of(
            line("confirm", tally.confirms()),
            line("reject", tally.rejects()),
            line("flag an injection", tally.injectionFlags()),
            line("networks", tally.distinct())),
        voted.flags().stream().map(this::vote).toList(),
        voted.vote().map(this::vote),
        voted.text().flatMap(ReviewedText::commit).orElse(""),
        voted.text().map(ItemPage::diff).orElse(List.of()));
  }

  /** What the text changed, or all of it where nothing stood before. */
  private static List<FileDiff> diff(ReviewedText text) {
    return FileDiff.of(
        text.difference().isEmpty()
            ? TextDiff.of(
                "text", Optional.empty(), Optional.of(text.text().getBytes(StandardCharsets.UTF_8)))
            : text.difference());
  }

  private static ItemDetails.Line line(String name, long number) {
    return new ItemDetails.Line(name, TextPiece.of(Long.toString(number)));
  }

  private ItemDetails.Vote vote(Validation vote) {
    return new ItemDetails.Vote(
        vote.injectionFlag() ? "flagged" : vote.verdict().wireName(),
        lines.when(vote.appliedAt()),
        vote.submittingAgent(),
        TextPiece.of(vote.injectionReason().orElse("")),
        TextPiece.of(vote.rationale().orElse("")));
  }

  static List<ItemDetails.Line> message(FeedbackRow row) {
    return Stream.of(
            row.topic().map(topic -> new ItemDetails.Line("topic", TextPiece.of(topic))),
            row.pointer().map(place -> new ItemDetails.Line("about", TextPiece.of(place))),
            Optional.of(new ItemDetails.Line("sent by", TextPiece.of(row.submittingAgent()))))
        .flatMap(Optional::stream)
        .toList();
  }
}

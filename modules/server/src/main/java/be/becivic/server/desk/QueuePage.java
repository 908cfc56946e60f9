package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.Details;
import be.becivic.lifecycle.review.queue.Filter;
import be.becivic.lifecycle.review.queue.Item;
import be.becivic.lifecycle.review.queue.ReviewClass;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.records.model.FeedbackRow;
import be.becivic.site.view.desk.FeedbackView;
import be.becivic.site.view.desk.Piece;
import be.becivic.site.view.desk.QueueGroup;
import be.becivic.site.view.desk.QueueView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What waits and what is settled: everything, or the messages in full. */
record QueuePage(Reviews reviews, Pulse pulse, Lines lines) {
  private static final int MESSAGES_A_PAGE = 50;

  QueueView view(boolean isSettled) {
    List<Item> items = reviews.list(new Filter(Optional.empty(), !isSettled));
    return new QueueView(
        isSettled,
        Arrays.stream(ReviewClass.values()).map(each -> group(each, items)).toList(),
        items.size(),
        items.stream().findFirst().map(item -> lines.when(item.openedAt())),
        pulse.vitals(items));
  }

  private QueueGroup group(ReviewClass reviewClass, List<Item> items) {
    return new QueueGroup(
        reviewClass.wireName(),
        Words.title(reviewClass),
        Words.about(reviewClass),
        items.stream().filter(item -> item.reviewClass() == reviewClass).map(lines::row).toList());
  }

  FeedbackView messages(boolean isSettled) {
    List<Item> items = reviews.list(new Filter(Optional.of(ReviewClass.FEEDBACK), !isSettled));
    return new FeedbackView(
        isSettled,
        items.stream().limit(MESSAGES_A_PAGE).flatMap(this::message).toList(),
        Math.max(0, items.size() - MESSAGES_A_PAGE));
  }

  private Stream<FeedbackView.Message> message(Item item) {
    return reviews.find(item.key()).stream()
        .flatMap(
            shown ->
                shown.details() instanceof Details.Message(FeedbackRow row)
                    ? Stream.of(
                        new FeedbackView.Message(
                            lines.row(item),
                            ItemPage.message(row),
                            Piece.of(row.body()),
                            item.isOpen()
                                ? ItemChoices.message(item.key(), "feedback")
                                : List.of()))
                    : Stream.empty());
  }
}

package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.QueueFilter;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewClass;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.records.content.FeedbackRow;
import be.becivic.site.view.desk.FeedbackView;
import be.becivic.site.view.desk.QueueGroup;
import be.becivic.site.view.desk.QueueView;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What waits and what is settled: everything, or the messages in full. */
record QueuePage(Reviews reviews, HealthPage pulse, DeskRows lines) {
  private static final int MESSAGES_A_PAGE = 50;

  QueueView view(boolean isSettled) {
    List<QueueItem> items = reviews.list(new QueueFilter(Optional.empty(), !isSettled));
    return new QueueView(
        isSettled,
        Arrays.stream(ReviewClass.values()).map(each -> group(each, items)).toList(),
        items.size(),
        items.stream().findFirst().map(item -> lines.when(item.openedAt())),
        pulse.vitals(items));
  }

  private QueueGroup group(ReviewClass reviewClass, List<QueueItem> items) {
    return new QueueGroup(
        reviewClass.wireName(),
        DeskWords.title(reviewClass),
        DeskWords.about(reviewClass),
        items.stream().filter(item -> item.reviewClass() == reviewClass).map(lines::row).toList());
  }

  FeedbackView messages(boolean isSettled) {
    List<QueueItem> items =
        reviews.list(new QueueFilter(Optional.of(ReviewClass.FEEDBACK), !isSettled));
    return new FeedbackView(
        isSettled,
        items.stream().limit(MESSAGES_A_PAGE).flatMap(this::message).toList(),
        Math.max(0, items.size() - MESSAGES_A_PAGE));
  }

  private Stream<FeedbackView.Message> message(QueueItem item) {
    return reviews.find(item.key()).stream()
        .flatMap(
            shown ->
                shown.details() instanceof ReviewDetails.Message(FeedbackRow row)
                    ? Stream.of(
                        new FeedbackView.Message(
                            lines.row(item),
                            ItemPage.message(row),
                            TextPiece.of(row.body()),
                            item.isOpen()
                                ? ItemChoices.message(item.key(), "feedback")
                                : List.of()))
                    : Stream.empty());
  }
}

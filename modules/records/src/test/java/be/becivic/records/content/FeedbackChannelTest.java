package be.becivic.records.content;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.OnBothEngines;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FeedbackChannelTest extends OnBothEngines {
  private final Samples samples = new Samples(10);

  @ParameterizedTest
  @ValueSource(strings = {"bug", "suggestion", "praise", "confusion", "accessibility", "other"})
  void aMessageIsFoundUnchanged(String topic) {
    FeedbackRow row = insert(1, Optional.of(topic));
    check(
        t -> {
          assertThat(t.feedbackChannel().find(row.uid())).contains(row);
          assertThat(t.feedbackChannel().findBySubmission(row.submission())).contains(row);
        });
  }

  @Test
  void aMessageNeedsNoTopic() {
    FeedbackRow row = insert(1, Optional.empty());
    check(t -> assertThat(t.feedbackChannel().find(row.uid())).contains(row));
  }

  @Test
  void anUnknownTopicIsRefused() {
    assertThatThrownBy(() -> insert(1, Optional.of("gossip")))
        .isNotInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void theQueueHoldsWhatNobodyLookedAtOldestFirst() {
    FeedbackRow first = insert(1, Optional.empty());
    FeedbackRow second = insert(2, Optional.empty());
    FeedbackRow third = insert(3, Optional.empty());
    change(t -> assertThat(t.feedbackChannel().markTriaged(first.uid(), NOW)).isTrue());
    change(t -> assertThat(t.feedbackChannel().markTriaged(first.uid(), NOW)).isFalse());
    check(
        t -> {
          assertThat(t.feedbackChannel().listUntriaged(10)).containsExactly(second, third);
          assertThat(t.feedbackChannel().listUntriaged(1)).containsExactly(second);
          assertThat(t.feedbackChannel().listNewest(2)).containsExactly(third, second);
        });
  }

  @Test
  void aDeletedMessageIsGone() {
    FeedbackRow row = insert(1, Optional.empty());
    change(t -> assertThat(t.feedbackChannel().delete(row.uid())).isTrue());
    check(t -> assertThat(t.feedbackChannel().find(row.uid())).isEmpty());
  }

  private FeedbackRow insert(long number, Optional<String> topic) {
    var row =
        new FeedbackRow(
            new Uid(Uid.Kind.FEEDBACK, number),
            samples.id(SubmissionId.Kind.FEEDBACK),
            topic,
            Optional.of("/paths/birth-certificate"),
            "The page is hard to read aloud.",
            "agent/1.0",
            "2.1.0",
            NOW.minusSeconds(1),
            NOW,
            Optional.empty());
    change(t -> t.feedbackChannel().insert(row));
    return row;
  }
}

package be.becivic.protocol.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FeedbackTypeTest {

  @ParameterizedTest
  @CsvSource({
    "concern, concern_id, con_, concerns, 4, true, con",
    "amendment, amendment_id, amd_, amendments, 4, true, amd",
    "validation, validation_id, val_, validations, 4, false, ",
    "draft, draft_id, drf_, drafts, 4, true, drf",
    "feedback, feedback_id, fbk_, feedback-channel, 1, true, fbk",
    "rating, rating_id, rtg_, ratings, 1, true, rtg",
    "analytics, analytics_event_id, anl_, analytics, 1, false, anl"
  })
  void eachTypeHasItsNamesVersionAndStaging(
      String wireName,
      String idField,
      String idPrefix,
      String collection,
      int schemaVersion,
      boolean staged,
      String uidPrefix) {
    FeedbackType type = FeedbackType.parse(wireName).orElseThrow();
    assertThat(type.idField()).isEqualTo(idField);
    assertThat(type.idKind().prefix()).isEqualTo(idPrefix);
    assertThat(type.collection()).isEqualTo(collection);
    assertThat(type.schemaVersion()).isEqualTo(schemaVersion);
    assertThat(type.isStaged()).isEqualTo(staged);
    assertThat(type.uidKind().map(kind -> kind.prefix())).isEqualTo(Optional.ofNullable(uidPrefix));
  }

  @Test
  void theTableAboveIsComplete() {
    assertThat(FeedbackType.values()).hasSize(7);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "observation",
        "skill_amendment",
        "skill_draft",
        "path_amendment",
        "path_draft",
        "path_validation",
        "Concern",
        "concerns"
      })
  void retiredAndUnknownTypesAreNotRead(String wireName) {
    assertThat(FeedbackType.parse(wireName)).isEmpty();
  }
}

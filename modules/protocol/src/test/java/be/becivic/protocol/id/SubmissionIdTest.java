package be.becivic.protocol.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SubmissionIdTest {
  private static final String UUID_7 = "0196a3c1-7e2f-7abc-8def-0123456789ab";

  @ParameterizedTest
  @CsvSource({
    "con_, CONCERN",
    "amd_, AMENDMENT",
    "val_, VALIDATION",
    "drf_, DRAFT",
    "fbk_, FEEDBACK",
    "rtg_, RATING",
    "anl_, ANALYTICS"
  })
  void eachPrefixNamesItsKind(String prefix, SubmissionId.Kind kind) {
    assertThat(SubmissionId.parse(prefix + UUID_7)).map(SubmissionId::kind).contains(kind);
  }

  @ParameterizedTest
  @EnumSource
  void anIdIsWrittenTheWayItWasRead(SubmissionId.Kind kind) {
    String text = kind.prefix() + UUID_7;
    assertThat(SubmissionId.parse(text)).map(SubmissionId::toString).contains(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "con_",
        "con-" + UUID_7,
        UUID_7,
        "obs_" + UUID_7,
        "ses_" + UUID_7,
        "CON_" + UUID_7,
        " con_" + UUID_7,
        "con_" + UUID_7 + "\n",
        "con_0196A3C1-7E2F-7ABC-8DEF-0123456789AB",
        "con_0196a3c1-7e2f-4abc-8def-0123456789ab",
        "con_0196a3c1-7e2f-6abc-8def-0123456789ab",
        "con_0196a3c1-7e2f-7abc-cdef-0123456789ab",
        "con_0196a3c17e2f7abc8def0123456789ab",
        "con_196a3c1-7e2f-7abc-8def-0123456789ab",
        "con_0196a3c1-7e2f-7abc-8def-0123456789ab0",
        "con_{0196a3c1-7e2f-7abc-8def-0123456789ab}"
      })
  void anythingButALowercaseUuidOfVersionSevenIsRefused(String text) {
    assertThat(SubmissionId.parse(text)).isEmpty();
  }

  @Test
  void anIdOfOneKindIsNotAnIdOfAnother() {
    assertThat(SubmissionId.parse(SubmissionId.Kind.DRAFT, "con_" + UUID_7)).isEmpty();
    assertThat(SubmissionId.parse(SubmissionId.Kind.CONCERN, "con_" + UUID_7)).isPresent();
  }

  @Test
  void anIdCannotBeMadeFromAnotherVersionOfUuid() {
    UUID random = UUID.fromString("0196a3c1-7e2f-4abc-8def-0123456789ab");
    assertThatThrownBy(() -> new SubmissionId(SubmissionId.Kind.CONCERN, random))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSessionIdFollowsTheSameRules() {
    assertThat(SessionId.parse("ses_" + UUID_7)).map(SessionId::toString).contains("ses_" + UUID_7);
    assertThat(SessionId.parse("con_" + UUID_7)).isEmpty();
    assertThat(SessionId.parse("ses_0196a3c1-7e2f-4abc-8def-0123456789ab")).isEmpty();
    assertThat(SessionId.parse("ses_")).isEmpty();
  }
}

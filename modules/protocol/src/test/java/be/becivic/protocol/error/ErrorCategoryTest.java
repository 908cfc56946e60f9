package be.becivic.protocol.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class ErrorCategoryTest {

  @ParameterizedTest
  @CsvSource({
    "bad_request, 400",
    "invalid_json, 400",
    "schema_fail, 400",
    "identity_field_present, 400",
    "invalid_transition, 400",
    "unauthorised, 401",
    "capability_mismatch, 403",
    "self_validation_blocked, 403",
    "forbidden, 403",
    "not_found, 404",
    "method_not_allowed, 405",
    "not_acceptable, 406",
    "request_timeout, 408",
    "diff_apply_failed, 409",
    "duplicate_id_different_submitter, 409",
    "precondition_failed, 412",
    "payload_too_large, 413",
    "uri_too_long, 414",
    "unsupported_media_type, 415",
    "regex_fail, 422",
    "layer2_scrub_failure, 422",
    "cross_ref_fail, 422",
    "rate_limit_exceeded, 429",
    "headers_too_large, 431",
    "internal_error, 500",
    "staging_unavailable, 503",
    "overloaded, 503"
  })
  void eachCategoryTravelsUnderItsStatus(String wireName, int status) {
    assertThat(ErrorCategory.values())
        .filteredOn(category -> category.wireName().equals(wireName))
        .singleElement()
        .extracting(ErrorCategory::httpStatus)
        .isEqualTo(status);
  }

  @Test
  void theTableAboveIsComplete() {
    assertThat(ErrorCategory.values()).hasSize(27);
  }

  @ParameterizedTest
  @EnumSource
  void eachCategoryHasATitleThatIsASentence(ErrorCategory category) {
    assertThat(category.title()).matches("[A-Z].+\\.");
  }

  @Test
  void noTwoCategoriesShareATitle() {
    assertThat(Arrays.stream(ErrorCategory.values()).map(ErrorCategory::title))
        .doesNotHaveDuplicates();
  }
}

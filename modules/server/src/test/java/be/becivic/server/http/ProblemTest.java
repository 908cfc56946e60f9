package be.becivic.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class ProblemTest {

  @ParameterizedTest
  @EnumSource
  void everyCategoryIsAProblemDocument(ErrorCategory category) {
    Response response = Response.problem(Rejection.of(category));
    assertThat(response.status()).isEqualTo(category.httpStatus());
    assertThat(response.mediaType()).isEqualTo("application/problem+json");
    assertThat(response.error()).contains(category.wireName());
    assertThat(Problem.of(category).document().toString())
        .isEqualTo(
            """
            {"type":"/problems/%1$s","title":"%2$s","status":%3$d,"error":"%1$s"}\
            """
                .formatted(category.wireName(), category.title(), category.httpStatus()));
  }

  @Test
  void placeOfTheFaultIsNamedWhereKnown() {
    assertThat(new Problem(Rejection.missing("/items/0", "type")).document().propertyNames())
        .containsExactlyElementsOf(
            List.of("type", "title", "status", "error", "schema_pointer", "keyword", "missing"));
  }

  @ParameterizedTest
  @CsvSource({"PT0S,1", "PT-5S,1", "PT0.001S,1", "PT1S,1", "PT1.001S,2", "PT1H,3600"})
  void waitIsRoundedUpToWholeSeconds(Duration wait, int seconds) {
    Rejection rejection = Rejection.retryLater(ErrorCategory.STAGING_UNAVAILABLE, wait);
    assertThat(new Problem(rejection).document().path("retry_after").asInt()).isEqualTo(seconds);
    assertThat(Response.problem(rejection).headers())
        .containsExactly(new ResponseHeader("Retry-After", Integer.toString(seconds)));
  }
}

package be.becivic.server.observe;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.server.config.LogFormat;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class LogTest {
  private static final Event EVERYTHING =
      Event.named("request")
          .route("/api/concerns/{id}")
          .method("POST")
          .status(400)
          .error(ErrorCategory.SCHEMA_FAIL)
          .type(FeedbackType.CONCERN)
          .took(Duration.ofMillis(12))
          .job("commit")
          .count(3)
          .port(8080)
          .version("0.1.0-SNAPSHOT");

  @Test
  void textLineHasItsFieldsInOrder() {
    try (CapturedLog log = CapturedLog.of(LogFormat.TEXT)) {
      Log.info(EVERYTHING);
      assertThat(log.text())
          .matches(
              "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z INFO request"
                  + " route=/api/concerns/\\{id} method=POST status=400 error=schema_fail"
                  + " type=concern duration_ms=12 job=commit count=3 port=8080"
                  + " version=0.1.0-SNAPSHOT\n");
    }
  }

  @Test
  void jsonLineIsOneObject() {
    try (CapturedLog log = CapturedLog.of(LogFormat.JSON)) {
      Log.warn(EVERYTHING);
      JsonNode line = JsonMapper.shared().readTree(log.text());
      assertThat(line.path("level").asString()).isEqualTo("WARN");
      assertThat(line.path("event").asString()).isEqualTo("request");
      assertThat(line.path("status").asInt()).isEqualTo(400);
      assertThat(line.path("route").asString()).isEqualTo("/api/concerns/{id}");
    }
  }

  @Test
  void textThatIsNoWordOfOursIsNotWritten() {
    try (CapturedLog log = CapturedLog.of(LogFormat.TEXT)) {
      Log.info(Event.named("x y").route("/a?b=c").job("line\nbreak").version("v".repeat(101)));
      assertThat(log.text()).endsWith(" ? route=? job=? version=?\n");
    }
  }

  @Test
  void throwableIsNamedAndPlacedButNotQuoted() {
    try (CapturedLog log = CapturedLog.of(LogFormat.TEXT)) {
      Log.error(
          Event.named("handler_failed")
              .thrown(new IllegalStateException("quote", new RuntimeException("another"))));
      assertThat(log.text())
          .contains(
              "thrown=java.lang.IllegalStateException<java.lang.RuntimeException at=be.becivic")
          .doesNotContain("quote")
          .doesNotContain("another")
          .hasLineCount(1);
    }
  }

  @Test
  void libraryIsNamedButNotQuoted() {
    try (CapturedLog log = CapturedLog.of(LogFormat.JSON)) {
      LoggerFactory.getLogger("org.example.Library").warn("MARK {}", "MARK", new Exception("MARK"));
      System.getLogger("org.example.Platform").log(System.Logger.Level.ERROR, "MARK");
      java.util.logging.Logger.getLogger("org.example.Jul").severe("MARK");
      assertThat(log.text())
          .contains("\"event\":\"library\",\"logger\":\"org.example.Library\"")
          .contains("org.example.Platform")
          .contains("org.example.Jul")
          .doesNotContain("MARK");
    }
  }
}

package be.becivic.bench.http;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class FreshFeedbackTest {

  @Test
  void everyRequestHasAnIdOfItsOwn() {
    FreshFeedback source = FreshFeedback.to("/somewhere");
    assertThat(id(source.next())).isNotEqualTo(id(source.next()));
  }

  @Test
  void theLengthStatedIsTheLengthSent() {
    String request = new String(FreshFeedback.to("/x").next(), StandardCharsets.UTF_8);
    String body = request.substring(request.indexOf("\r\n\r\n") + 4);
    assertThat(request)
        .startsWith("POST /x HTTP/1.1\r\n")
        .contains("Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n");
  }

  private static SubmissionId id(byte[] request) {
    String text = new String(request, StandardCharsets.UTF_8);
    byte[] body = text.substring(text.indexOf("\r\n\r\n") + 4).getBytes(StandardCharsets.UTF_8);
    JsonNode document = PipelineBenchmark.parsed(body);
    return SubmissionId.parse(SubmissionId.Kind.FEEDBACK, document.get("feedback_id").stringValue())
        .orElseThrow();
  }
}

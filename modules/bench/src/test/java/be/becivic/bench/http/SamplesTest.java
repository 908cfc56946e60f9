package be.becivic.bench.http;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SamplesTest {
  private static final Instant NOW = Instant.parse("2026-10-01T08:00:00.5Z");

  @Test
  void theConcernHasItsSizeAndPassesSchemaAndScrub() throws IOException {
    assertThat(Samples.concern()).hasSizeBetween(1_450, 1_550);
    assertPasses(SchemaName.CONCERN, Samples.concern());
  }

  @Test
  void theFeedbackHasItsSizeAndPassesSchemaAndScrub() throws IOException {
    assertThat(Samples.feedback(NOW)).hasSizeBetween(950, 1_050);
    assertPasses(SchemaName.FEEDBACK, Samples.feedback(NOW));
  }

  @Test
  void theFeedbackIsSubmittedNowUnderTheSampleId() {
    assertThat(new String(Samples.feedback(NOW), StandardCharsets.UTF_8))
        .contains("\"submitted_at\": \"2026-10-01T08:00:00Z\"")
        .contains("\"feedback_id\": \"" + Samples.ID + "\"");
  }

  private static void assertPasses(SchemaName schema, byte[] sample) throws IOException {
    JsonNode document = PipelineBenchmark.parsed(sample);
    assertThat(Schemas.load().check(schema, document)).isEmpty();
    assertThat(PipelineBenchmark.scrubber(Path.of("../../corpus")).scan(document)).isEmpty();
  }
}

package be.becivic.server.listener;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class DateHeaderTest {
  private Instant now = Instant.parse("2026-11-06T08:49:37.900Z");
  private final DateHeader header = new DateHeader(() -> now);

  @Test
  void theDateIsWrittenAsHttpWantsIt() {
    assertThat(line()).isEqualTo("Date: Fri, 06 Nov 2026 08:49:37 GMT\r\n");
  }

  @Test
  void theDateFollowsAClockThatIsSetBack() {
    line();
    now = now.minusSeconds(172_800);
    assertThat(line()).isEqualTo("Date: Wed, 04 Nov 2026 08:49:37 GMT\r\n");
  }

  private String line() {
    return new String(header.line(), US_ASCII);
  }
}

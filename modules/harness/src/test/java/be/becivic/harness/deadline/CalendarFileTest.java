package be.becivic.harness.deadline;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CalendarFileTest {
  private static final Instant NOW = Instant.parse("2026-11-17T10:00:00Z");

  @Test
  void aDayIsAnEventOfAllDayWithTwoReminders() {
    assertThat(file("F card"))
        .startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
        .endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")
        .contains(
            "UID:f-card-ends@becivic.be\r\n",
            "DTSTAMP:20261117T100000Z\r\n",
            "DTSTART;VALUE=DATE:20270201\r\n",
            "DTEND;VALUE=DATE:20270202\r\n",
            "SUMMARY:F card ends\r\n",
            "TRIGGER:-P14D\r\n",
            "TRIGGER:-P2D\r\n");
  }

  @Test
  void nothingInATitleCanAddALine() {
    String file = file("a;b,c\\d\r\nATTACH:http://example.org");
    assertThat(file).contains("SUMMARY:a\\;b\\,c\\\\d\\nATTACH:http://example.org");
    assertThat(file.lines()).noneMatch(line -> line.startsWith("ATTACH"));
  }

  @Test
  void longLinesAreFoldedBetweenLetters() {
    String file = file("é".repeat(100));
    assertThat(file.split("\r\n"))
        .allMatch(line -> line.getBytes(StandardCharsets.UTF_8).length <= 75);
    assertThat(file.replace("\r\n ", "")).contains("é".repeat(100));
  }

  private static String file(String title) {
    var day =
        new DueDay(
            "f-card-ends",
            title,
            DeadlineKind.ENDS,
            LocalDate.of(2027, 2, 1),
            Optional.empty(),
            "as the document says");
    return CalendarFile.of(List.of(day), NOW);
  }
}

package be.becivic.harness.deadline;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/** The days as an iCalendar file (RFC 5545) any calendar opens. */
final class CalendarFile {
  private static final int LONGEST_LINE = 75;
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter DAY = DateTimeFormatter.BASIC_ISO_DATE;

  private CalendarFile() {}

  static String of(List<DueDay> days, Instant now) {
    List<String> lines =
        new ArrayList<>(
            List.of(
                "BEGIN:VCALENDAR",
                "VERSION:2.0",
                "PRODID:-//Be Civic//harness//EN",
                "CALSCALE:GREGORIAN",
                "X-WR-CALNAME:Be Civic"));
    for (DueDay each : days) {
      lines.add("BEGIN:VEVENT");
      lines.add("UID:" + each.id() + "@becivic.be");
      lines.add("DTSTAMP:" + STAMP.format(now));
      lines.add("DTSTART;VALUE=DATE:" + DAY.format(each.day()));
      lines.add("DTEND;VALUE=DATE:" + DAY.format(each.day().plusDays(1)));
      lines.add("SUMMARY:" + escaped(each.title() + " " + each.kind().wireName()));
      lines.add("DESCRIPTION:" + escaped(each.basis() + ". Verify with your commune."));
      lines.add("TRANSP:TRANSPARENT");
      for (String before : List.of("-P14D", "-P2D")) {
        lines.add("BEGIN:VALARM");
        lines.add("ACTION:DISPLAY");
        lines.add("DESCRIPTION:" + escaped(each.title() + " " + each.kind().wireName()));
        lines.add("TRIGGER:" + before);
        lines.add("END:VALARM");
      }
      lines.add("END:VEVENT");
    }
    lines.add("END:VCALENDAR");
    var text = new StringBuilder();
    lines.forEach(line -> fold(line, text));
    return text.toString();
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace(";", "\\;")
        .replace(",", "\\,")
        .replaceAll("\\R", "\\\\n")
        .replaceAll("\\p{Cntrl}", " ");
  }

  /** Lines end in CRLF and are at most 75 octets; a longer one goes on after a blank. */
  private static void fold(String line, StringBuilder text) {
    int octets = 0;
    for (int point : line.codePoints().toArray()) {
      String one = Character.toString(point);
      int size = one.getBytes(StandardCharsets.UTF_8).length;
      if (octets + size > LONGEST_LINE) {
        text.append("\r\n ");
        octets = 1;
      }
      text.append(one);
      octets += size;
    }
    text.append("\r\n");
  }
}

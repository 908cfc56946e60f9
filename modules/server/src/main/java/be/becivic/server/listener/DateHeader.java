package be.becivic.server.listener;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The line that says when an answer was given, whichever way the clock was set meanwhile. */
final class DateHeader {
  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("'Date: 'EEE, dd MMM uuuu HH:mm:ss' GMT\r\n'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private final InstantSource clock;
  private volatile Written last = new Written(Long.MIN_VALUE, new byte[0]);

  /** A line, and the only second in which it is true. */
  private record Written(long second, byte[] line) {}

  DateHeader(InstantSource clock) {
    this.clock = clock;
  }

  byte[] line() {
    long second = clock.instant().getEpochSecond();
    Written written = last;
    if (written.second() != second) {
      written =
          new Written(second, FORMAT.format(Instant.ofEpochSecond(second)).getBytes(US_ASCII));
      last = written;
    }
    return written.line();
  }
}

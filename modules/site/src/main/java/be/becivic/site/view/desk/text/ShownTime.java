package be.becivic.site.view.desk.text;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** A time, and how far it is from now. */
public record ShownTime(Instant at, Instant now) {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  public String iso() {
    return at.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  public String exact() {
    return MINUTE.format(at);
  }

  public String words() {
    return at.isAfter(now)
        ? "in " + words(Duration.between(now, at))
        : words(Duration.between(at, now)) + " ago";
  }

  /** A while in its largest unit. */
  public static String words(Duration time) {
    if (time.toDays() >= 2) {
      return time.toDays() + " days";
    }
    if (time.toHours() >= 2) {
      return time.toHours() + " hours";
    }
    if (time.toMinutes() >= 2) {
      return time.toMinutes() + " minutes";
    }
    return time.toSeconds() == 1 ? "1 second" : time.toSeconds() + " seconds";
  }
}

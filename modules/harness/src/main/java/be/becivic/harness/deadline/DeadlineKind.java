package be.becivic.harness.deadline;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What happens on the day. */
public enum DeadlineKind {
  OPENS("opens", "has been open"),
  ENDS("ends", "ended");

  private final String verb;
  private final String past;

  DeadlineKind(String verb, String past) {
    this.verb = verb;
    this.past = past;
  }

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<DeadlineKind> parse(String wireName) {
    return Stream.of(values()).filter(each -> each.wireName().equals(wireName)).findFirst();
  }

  /** The verb and the days: "ends in 76 days". */
  String words(long days) {
    if (days == 0) {
      return verb + " today";
    }
    String count = Math.abs(days) == 1 ? "1 day" : Math.abs(days) + " days";
    if (days > 0) {
      return verb + " in " + count;
    }
    return this == OPENS ? past + " for " + count : past + " " + count + " ago";
  }
}

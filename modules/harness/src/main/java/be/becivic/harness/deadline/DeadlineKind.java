package be.becivic.harness.deadline;

import be.becivic.protocol.text.WireNamed;
import java.util.Optional;

/** What happens on the day. */
public enum DeadlineKind implements WireNamed {
  OPENS("opens", "has been open"),
  ENDS("ends", "ended");

  private final String verb;
  private final String past;

  DeadlineKind(String verb, String past) {
    this.verb = verb;
    this.past = past;
  }

  public static Optional<DeadlineKind> parse(String wireName) {
    return WireNamed.find(values(), wireName);
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
